import { ellipse, type Point } from '@portal/engraving';
import { type Canvas, form, shadow } from '../raster/canvas.ts';
import { bar, pairs, round } from '../raster/lines.ts';
import { clothes, type Person, type Place } from './clothes.ts';
import { drawHead } from './head.ts';

/** Somebody seated, seen from the front; the seat's height above the ground is that of the knees. */
export function sit(canvas: Canvas, [x, y]: Point, height: number, person: Person): void {
  const at: Place = (across, up) => [x + across * height, y - up * height];
  const coat = clothes(person, height);
  shadow(canvas, ellipse(at(0.08, 0), height * 0.26, height * 0.04, 14), height * 0.03, 0.6);
  form(
    canvas,
    round(pairs([-0.07, 0.64, -0.15, 0.58, -0.14, 0.3, 0.14, 0.3, 0.15, 0.58, 0.07, 0.64], at), 4),
    coat,
  );
  if (person.dress === 'suit') {
    form(canvas, pairs([-0.035, 0.64, 0.035, 0.64, 0.005, 0.48], at), { tone: 0.9 });
    form(canvas, bar(at(0, 0.62), at(0, 0.49), height * 0.018), { tone: 0.1 });
    for (const side of [-1, 1]) {
      form(
        canvas,
        bar(at(side * 0.08, 0.27), at(side * 0.085, 0.02), height * 0.1, height * 0.065),
        { ...coat, tone: person.tone - 0.05 },
      );
      form(canvas, ellipse(at(side * 0.08, 0.3), height * 0.075, height * 0.05, 12), {
        ...coat,
        tone: person.tone + 0.06,
      });
      form(canvas, ellipse(at(side * 0.1, 0.012), height * 0.05, height * 0.022, 8), {
        tone: 0.08,
        round: 2,
      });
    }
  } else {
    form(
      canvas,
      round(
        pairs([-0.13, 0.36, -0.18, 0.28, -0.2, 0.01, 0.2, 0.01, 0.18, 0.28, 0.13, 0.36], at),
        4,
      ),
      coat,
    );
    if (person.dress === 'nurse') {
      form(
        canvas,
        round(
          pairs(
            [
              -0.09, 0.6, -0.09, 0.36, -0.15, 0.28, -0.14, 0.05, 0.14, 0.05, 0.15, 0.28, 0.09, 0.36,
              0.09, 0.6,
            ],
            at,
          ),
          4,
        ),
        { tone: 0.9, round: height * 0.04, relief: 0.25 },
      );
    }
    shadow(canvas, ellipse(at(0.02, 0.14), height * 0.02, height * 0.12, 8), height * 0.02, 0.35);
  }
  for (const side of [-1, 1]) {
    form(
      canvas,
      round(
        [
          at(side * 0.12, 0.6),
          at(side * 0.17, 0.5),
          at(side * 0.17, 0.38),
          at(side * 0.05, 0.33),
          at(side * 0.05, 0.37),
          at(side * 0.11, 0.42),
        ],
        4,
      ),
      { ...coat, tone: person.tone + 0.04 },
    );
  }
  form(canvas, ellipse(at(0, 0.345), height * 0.05, height * 0.026, 10), {
    tone: 0.66,
    tint: 'skin',
    round: 2,
    relief: 0.2,
  });
  drawHead(canvas, at(0, 0.735), height * 0.15, person.wear);
}
