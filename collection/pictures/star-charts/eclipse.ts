import {
  circle,
  fill,
  form,
  type Line,
  type Point,
  polygon,
  polyline,
  rectangle,
  steps,
  stroke,
} from '@portal/engraving';
import { type Chart, type ChartRequest, layoutOf } from './chart.ts';
import { upTo } from './counting.ts';
import { geometry } from './eclipse-geometry.ts';
import { footTitle } from './lettering.ts';
import { frame } from './page.ts';
import { hills } from './skyline.ts';

export function eclipse(request: ChartRequest): Chart {
  return layoutOf([geometry, passage, corona] as const, request.variant)(request);
}

/** The sun eaten and given back as it crosses the evening, over hills. */
function passage(request: ChartRequest): Chart {
  const { inks, random } = request;
  const [width, height] = [1560, 760];
  const discs = steps(-4, 4, 8).map((step) => {
    const at: Point = [width / 2 + step * 160, 220 + step ** 2 * 9];
    // At both ends nothing is bitten off yet.
    const moonAt: Point = [at[0] + step * 22, at[1] - step * 6];
    const full = step === 0;
    const burst = upTo(40).map((index): Line => {
      const angle = (index / 20) * Math.PI;
      const reach = index % 2 ? 84 : 112;
      return [
        [at[0] + Math.cos(angle) * 58, at[1] + Math.sin(angle) * 58],
        [at[0] + Math.cos(angle) * reach, at[1] + Math.sin(angle) * reach],
      ];
    });
    return (
      (full ? stroke(polyline(...burst), inks.accent, 2.4) : '') +
      form(circle(at, full ? 56 : 54), inks.accent, inks.line, 1.6) +
      (Math.abs(step) < 4 ? fill(circle(moonAt, 54), inks.sky) : '') +
      stroke(circle(at, 54), inks.line, 1.2)
    );
  });
  return {
    width,
    height,
    body:
      form(polygon(rectangle(44, 44, width - 88, height - 192)), inks.sky, inks.ink, 2.4) +
      discs.join('') +
      hills(
        { left: 46, right: width - 46, top: 470, bottom: height - 150 },
        [inks.washes[2], inks.washes[4], inks.deep],
        inks.line,
        random,
      ) +
      stroke(polygon(rectangle(44, 44, width - 88, height - 192)), inks.ink, 2.4) +
      footTitle(request, { width, height }),
  };
}

/** The black disc with its crown of light, in strokes. */
function corona(request: ChartRequest): Chart {
  const { inks, random } = request;
  const [width, height] = [1120, 1260];
  const at: Point = [560, 560];
  const radius = 190;
  const hairs = upTo(720).map((index): Line => {
    const angle = (index / 360) * Math.PI;
    const plume =
      0.55 +
      0.45 * Math.cos(angle * 2 - 0.6) +
      0.22 * Math.sin(angle * 7) +
      0.1 * Math.sin(angle * 17);
    const reach = radius * (1.14 + 0.95 * Math.max(0.05, plume) * random.between(0.5, 1));
    const bend = 0.05 * Math.sin(angle * 4);
    return [
      [at[0] + Math.cos(angle) * radius, at[1] + Math.sin(angle) * radius],
      [at[0] + Math.cos(angle + bend) * reach, at[1] + Math.sin(angle + bend) * reach],
    ];
  });
  const flames = [0.5, 2.2, 3.9, 5.4].map((angle) =>
    circle([at[0] + Math.cos(angle) * radius, at[1] + Math.sin(angle) * radius], 13),
  );
  return {
    width,
    height,
    body:
      frame(inks, { width, height }, 34) +
      form(polygon(rectangle(70, 70, width - 140, 980)), inks.sky, inks.ink, 2) +
      stroke(polyline(...hairs), inks.star, 1.5) +
      fill(flames.join(''), inks.accent) +
      form(circle(at, radius), inks.deep, inks.accent, 3) +
      footTitle(request, { width, height }),
  };
}
