// SPDX-License-Identifier: GPL-3.0-or-later
// A page and the picture on it, played as SVG.
#include "boardset/picture/Svg.h"

#include "boardset/catalog/Text.h"
#include "boardset/diagram/Numbers.h"
#include "boardset/picture/Paint.h"
#include "boardset/picture/Paper.h"
#include "boardset/picture/SvgPlayer.h"
#include "boardset/scenario/ScenarioFile.h"

namespace boardset::picture {

namespace {

/// From its <svg> on; `inside` stands before the drawing.
std::string elementOf(const Paper& paper, const Picture& picture, Palette::Name palette, const std::string& inside) {
    const std::string width = decimal(paper.width);
    const std::string height = decimal(paper.height);
    SvgPlayer player(paletteOf(palette));
    player.write("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width + "\" height=\"" + height +
                 "\" viewBox=\"0 0 " + width + ' ' + height +
                 "\" font-family=\"Inter, 'Helvetica Neue', Helvetica, Arial, sans-serif\" role=\"img\">\n" + inside);
    player.play(paper.head);
    player.write("<g transform=\"translate(0 " + decimal(paper.top) + ")\">\n");
    player.play(picture);
    player.write("</g>\n");
    player.play(paper.foot);
    player.write("</svg>\n");
    return player.written();
}

} // namespace

std::string toSvg(const Topology& topology, const Layout& layout, const Scenario& scenario, const Answer& answer,
                  Palette::Name palette, const std::vector<std::string>& remarks) {
    const Picture picture = paint(topology, layout, answer, scenario.workload);
    const Paper paper = paperOf(topology, layout, scenario, answer, picture, remarks);
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" +
           elementOf(paper, picture, palette,
                     "<title>" + xmlEscaped(headingOf(topology, scenario)) + "</title>\n" + toSvgMetadata(scenario) +
                         '\n');
}

std::string toInlineSvg(const Topology& topology, const Layout& layout, const Scenario& scenario, const Answer& answer,
                        Palette::Name palette) {
    const Picture picture = paint(topology, layout, answer, scenario.workload);
    return elementOf(paperOf(topology, layout, scenario, answer, picture), picture, palette, {});
}

} // namespace boardset::picture
