import {
  circle,
  closedSoft,
  dots,
  element,
  fill,
  type Line,
  type Point,
  steps,
  stroke,
  valueNoise,
} from '@portal/engraving';
import { startCuts } from '../../portraits/modelling/cuts.ts';
import { cellAt, type DepthMap } from '../../portraits/modelling/depth-map.ts';
import type { Camera } from '../world/camera.ts';
import type { Printing } from './view.ts';

/** The sky above the horizon, with whatever stands in it. */
export function drawSky(camera: Camera, printing: Printing, map: DepthMap): string {
  const { box, horizon } = camera;
  const [left, top, right] = box;
  const { palette, technique } = printing;
  const [high, middle, low] = palette.sky;
  const tall = horizon - top;
  const stops = [
    [0, high],
    [technique === 'block' ? 0.34 : 0.5, middle],
    [technique === 'block' ? 0.6 : 1, low],
  ].map(([offset, colour]) => element('stop', { offset, 'stop-color': colour }));
  const gradient = element(
    'linearGradient',
    { id: 'sky', x1: 0, y1: 0, x2: 0, y2: 1 },
    stops.join(''),
  );
  return (
    gradient +
    element('rect', { x: left, y: top, width: right - left, height: tall + 4, fill: 'url(#sky)' }) +
    lights(camera, printing) +
    (technique === 'line' || technique === 'wash' ? ruledSky(camera, printing, map) : '') +
    clouds(camera, printing)
  );
}

/** Where the sun or moon stands, if there is one. */
export function sunPlace(
  { box: [left, top, right], horizon }: Camera,
  sky: Printing['sky'],
): Point | undefined {
  if (sky === 'sun') return [left + (right - left) * 0.68, top + (horizon - top) * 0.62];
  if (sky === 'moon') return [left + (right - left) * 0.32, top + (horizon - top) * 0.3];
  return undefined;
}

function lights(camera: Camera, { palette, sky, random }: Printing): string {
  const place = sunPlace(camera, sky);
  const [left, top, right] = camera.box;
  const size = (right - left) * (sky === 'sun' ? 0.055 : 0.036);
  if (place) {
    const stops = [
      [0, 0.55],
      [0.35, 0.3],
      [1, 0],
    ].map(([offset, opacity]) =>
      element('stop', { offset, 'stop-color': palette.sun, 'stop-opacity': opacity }),
    );
    const halo = element('radialGradient', { id: 'halo' }, stops.join(''));
    return (
      halo + fill(circle(place, size * 4), 'url(#halo)') + fill(circle(place, size), palette.sun)
    );
  }
  if (sky !== 'stars') return '';
  const stars = steps(0, 110, 110).map(
    (): Point => [random.between(left, right), top + (camera.horizon - top) * random.next() ** 1.4],
  );
  return (
    stroke(dots(stars.slice(0, 80)), palette.sun, 2.4) +
    stroke(dots(stars.slice(80)), palette.sun, 4.4)
  );
}

/** Heaped clouds with level bottoms, or long streaks. */
function clouds(camera: Camera, { palette, sky, random, technique }: Printing): string {
  const [left, top, right] = camera.box;
  const tall = camera.horizon - top;
  const heap = (x: number, y: number, wide: number, bumps: number): Line => {
    const upper = steps(0, 1, bumps * 2).map((t, index): Point => {
      const rise = Math.sin(Math.PI * t) ** 0.7 * wide * 0.22;
      return [
        x + (t - 0.5) * wide,
        y - rise - (index % 2 ? wide * 0.07 * random.between(0.6, 1.2) : 0),
      ];
    });
    return [
      ...upper,
      [x + wide * 0.36, y + wide * 0.03],
      [x, y + wide * 0.015],
      [x - wide * 0.4, y + wide * 0.035],
    ];
  };
  const shapes: Line[] = [];
  if (sky === 'clouds' || sky === 'storm') {
    for (let index = 0; index < 5; index += 1) {
      const wide = (right - left) * random.between(0.16, 0.4);
      shapes.push(
        heap(random.between(left, right), top + tall * random.between(0.18, 0.8), wide, 6),
      );
    }
  }
  if (sky === 'streaks' || sky === 'sun' || sky === 'moon') {
    for (let index = 0; index < 7; index += 1) {
      const [x, y] = [random.between(left, right), top + tall * random.between(0.15, 0.92)];
      const [wide, thick] = [
        (right - left) * random.between(0.12, 0.36),
        tall * random.between(0.008, 0.024),
      ];
      shapes.push(
        steps(0, Math.PI * 2, 14).map(
          (turn): Point => [
            x + (Math.cos(turn) * wide) / 2,
            y + Math.sin(turn) * thick + 3 * Math.sin(turn * 3 + index),
          ],
        ),
      );
    }
  }
  const outline =
    technique === 'block' && shapes.length ? stroke(closedSoft(...shapes), palette.ink, 1.2) : '';
  const storm = sky === 'storm';
  const look = storm ? { 'fill-opacity': 0.3 } : { 'fill-opacity': 0.85 };
  return fill(closedSoft(...shapes), storm ? palette.shade : palette.cloud, look) + outline;
}

/** The engraver's sky: level lines that open where there are clouds. */
function ruledSky(
  camera: Camera,
  { palette, sky, technique, random }: Printing,
  map: DepthMap,
): string {
  const [left, top, right] = camera.box;
  const tall = camera.horizon - top;
  const noise = valueNoise(`sky ${Math.floor(random.next() * 99)}`);
  const cuts = startCuts();
  const strength = technique === 'line' ? 1 : 0.5;
  const sun = sunPlace(camera, sky);
  for (let y = top + 7; y < camera.horizon; y += 7.5) {
    const down = (y - top) / tall;
    for (let x = left; x <= right; x += 14) {
      const cloud = noise([x / 190, y / 62]) + 0.5 * noise([x / 71, y / 31]);
      const open = sky === 'clear' ? 0.1 : sky === 'storm' ? -0.25 : 0.42;
      const near = sun ? Math.max(0, 1 - Math.hypot(x - sun[0], y - sun[1]) / 260) : 0;
      const tone = (0.72 - 0.62 * down) * (1 - near * 1.4) - open * (0.5 + cloud * 1.1);
      const cell = cellAt(map, x, y);
      const hidden = cell >= 0 && (map.owner[cell] as number) >= 0;
      const width = hidden ? 0 : tone * 4.2 * strength;
      if (width < 0.45) cuts.lift();
      else cuts.go(x, y, Math.min(4.6, width));
    }
    cuts.lift();
  }
  return cuts.print(palette.ink);
}
