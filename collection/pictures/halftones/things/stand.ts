import { ellipse, type Line, type Point } from '@portal/engraving';
import { type Canvas, type Coat, form, shadow } from '../raster/canvas.ts';
import { bar, pairs, round } from '../raster/lines.ts';
import { clothes, type Person, type Place } from './clothes.ts';
import { drawHead } from './head.ts';

/** Somebody standing, seen from the front, feet at a point. */
export function stand(canvas: Canvas, [x, y]: Point, height: number, person: Person): void {
  const at: Place = (across, up) => [x + across * height, y - up * height];
  const coat = clothes(person, height);
  shadow(canvas, ellipse(at(0.1, -0.005), height * 0.24, height * 0.03, 14), height * 0.02, 0.5);
  if (person.dress === 'suit') {
    for (const side of [-1, 1]) {
      form(canvas, bar(at(side * 0.05, 0.5), at(side * 0.065, 0.02), height * 0.1, height * 0.06), {
        ...coat,
        tone: person.tone - 0.04,
      });
      form(canvas, ellipse(at(side * 0.075, 0.012), height * 0.04, height * 0.018, 8), {
        tone: 0.08,
      });
    }
    form(
      canvas,
      round(
        pairs(
          [
            -0.07, 0.84, -0.14, 0.79, -0.13, 0.6, -0.12, 0.4, 0.12, 0.4, 0.13, 0.6, 0.14, 0.79,
            0.07, 0.84,
          ],
          at,
        ),
        4,
      ),
      coat,
    );
    form(canvas, pairs([-0.03, 0.84, 0.03, 0.84, 0.005, 0.7], at), { tone: 0.9 });
    form(canvas, bar(at(0, 0.82), at(0, 0.71), height * 0.016), { tone: 0.1 });
  } else {
    const hem = person.dress === 'frock' ? 0.24 : 0.01;
    if (person.dress === 'frock') drawLegs(canvas, at, height);
    form(
      canvas,
      round(
        [
          at(-0.06, 0.84),
          at(-0.12, 0.8),
          at(-0.08, 0.62),
          at(-0.12, 0.4),
          at(-0.19, hem),
          at(0.19, hem),
          at(0.12, 0.4),
          at(0.08, 0.62),
          at(0.12, 0.8),
          at(0.06, 0.84),
        ],
        4,
      ),
      coat,
    );
    if (person.dress === 'nurse') drawApron(canvas, at, height);
    else drawFolds(canvas, at, height, hem);
  }
  for (const side of [-1, 1]) drawArm(canvas, at, height, side, coat);
  drawHead(canvas, at(0, 0.925), height * 0.135, person.wear);
}

function drawLegs(canvas: Canvas, at: Place, height: number): void {
  for (const side of [-1, 1]) {
    form(canvas, bar(at(side * 0.05, 0.3), at(side * 0.05, 0.02), height * 0.06, height * 0.045), {
      tone: 0.3,
    });
    form(canvas, ellipse(at(side * 0.055, 0.012), height * 0.035, height * 0.02, 8), {
      tone: 0.08,
    });
  }
}

function drawApron(canvas: Canvas, at: Place, height: number): void {
  const apron: Line = round(
    pairs(
      [
        -0.06, 0.79, -0.06, 0.62, -0.1, 0.42, -0.14, 0.05, 0.14, 0.05, 0.1, 0.42, 0.06, 0.62, 0.06,
        0.79,
      ],
      at,
    ),
    4,
  );
  form(canvas, apron, { tone: 0.9, round: height * 0.03, relief: 0.25, texture: 0.05 });
  form(canvas, bar(at(-0.08, 0.61), at(0.08, 0.61), height * 0.02), { tone: 0.72 });
}

function drawFolds(canvas: Canvas, at: Place, height: number, hem: number): void {
  for (const across of [-0.09, -0.02, 0.06, 0.11]) {
    shadow(
      canvas,
      bar(at(across * 0.5, 0.55), at(across * 1.3, hem + 0.03), 1, height * 0.03),
      height * 0.012,
      0.3,
    );
  }
}

function drawArm(canvas: Canvas, at: Place, height: number, side: number, coat: Coat): void {
  const bent = canvas.random.chance(0.4);
  const hand = bent ? at(side * 0.05, 0.57) : at(side * 0.155, 0.43);
  const elbow = bent ? at(side * 0.17, 0.58) : at(side * 0.165, 0.6);
  form(canvas, bar(at(side * 0.125, 0.79), elbow, height * 0.065, height * 0.055), coat);
  form(canvas, bar(elbow, hand, height * 0.055, height * 0.042), coat);
  form(canvas, ellipse(hand, height * (bent ? 0.024 : 0.016), height * (bent ? 0.015 : 0.03), 10), {
    tone: 0.6,
    tint: 'skin',
    soft: Math.max(0.5, height * 0.004),
    round: height * 0.012,
  });
}
