import { ellipse, type Point } from '@portal/engraving';
import { type Canvas, form, shadow } from '../raster/canvas.ts';
import { pairs, round } from '../raster/lines.ts';

export type Headwear = 'bare' | 'bun' | 'cap' | 'bowler' | 'top' | 'straw' | 'veil' | 'beard';

/** A head seen from the front, centred on a point; its height is the unit. */
export function drawHead(canvas: Canvas, [x, y]: Point, size: number, wear: Headwear): void {
  const at = (across: number, up: number): Point => [x + across * size, y - up * size];
  const soft = Math.max(0.5, size * 0.03);
  const hair = canvas.random.between(0.1, 0.32);
  form(canvas, round(pairs([-0.13, -0.3, 0.13, -0.3, 0.18, -0.75, -0.18, -0.75], at)), {
    tone: 0.48,
    tint: 'skin',
    soft,
  });
  if (wear === 'bun')
    form(canvas, ellipse(at(0, 0.56), size * 0.22, size * 0.18, 12), {
      tone: hair,
      soft,
      tint: 'wood',
    });
  form(canvas, ellipse(at(0, 0.08), size * 0.42, size * 0.5, 16), {
    tone: hair,
    soft,
    tint: 'wood',
    round: size * 0.2,
    relief: 0.2,
  });
  form(
    canvas,
    round(
      pairs(
        [
          -0.33, 0.25, 0, 0.36, 0.33, 0.25, 0.33, -0.1, 0.2, -0.42, 0, -0.52, -0.2, -0.42, -0.33,
          -0.1,
        ],
        at,
      ),
    ),
    {
      tone: 0.7,
      tint: 'skin',
      soft,
      round: size * 0.22,
      relief: 0.3,
    },
  );
  if (size > 11) drawFeatures(canvas, at, size);
  drawWear(canvas, at, size, wear, soft, hair);
}

function drawFeatures(canvas: Canvas, at: (x: number, y: number) => Point, size: number): void {
  for (const side of [-1, 1]) {
    shadow(canvas, ellipse(at(side * 0.15, 0.07), size * 0.1, size * 0.055, 8), size * 0.04, 0.75);
    shadow(canvas, ellipse(at(side * 0.16, 0.15), size * 0.11, size * 0.025, 8), size * 0.03, 0.4);
  }
  shadow(canvas, ellipse(at(0.05, -0.12), size * 0.05, size * 0.1, 8), size * 0.04, 0.4);
  shadow(canvas, ellipse(at(0, -0.27), size * 0.11, size * 0.03, 8), size * 0.03, 0.6);
  shadow(canvas, ellipse(at(0.26, -0.1), size * 0.1, size * 0.35, 10), size * 0.1, 0.35);
}

function drawWear(
  canvas: Canvas,
  at: (x: number, y: number) => Point,
  size: number,
  wear: Headwear,
  soft: number,
  hair: number,
): void {
  const dark = canvas.random.between(0.06, 0.2);
  const rim = (width: number, up: number, tone: number, tint: 'grey' | 'straw' = 'grey'): void =>
    form(canvas, ellipse(at(0, up), size * width, size * 0.1, 16), { tone, soft, tint });
  const crown = (
    width: number,
    low: number,
    top: number,
    tone: number,
    tint: 'grey' | 'straw' = 'grey',
  ): void =>
    form(
      canvas,
      round(
        [
          at(-width, low),
          at(-width, (low + top) / 2),
          at(-width * 0.8, top),
          at(width * 0.8, top),
          at(width, (low + top) / 2),
          at(width, low),
        ],
        3,
      ),
      {
        tone,
        soft,
        tint,
        round: size * 0.16,
        relief: 0.25,
      },
    );
  if (wear === 'bowler') {
    crown(0.42, 0.25, 0.68, dark);
    rim(0.6, 0.26, dark);
  }
  if (wear === 'top') {
    crown(0.38, 0.25, 1, dark);
    rim(0.58, 0.26, dark);
  }
  if (wear === 'cap') {
    crown(0.47, 0.24, 0.58, dark + 0.1);
    rim(0.4, 0.24, dark);
  }
  if (wear === 'straw') {
    crown(0.4, 0.3, 0.6, 0.82, 'straw');
    rim(0.42, 0.32, 0.15);
    rim(0.68, 0.26, 0.85, 'straw');
  }
  if (wear === 'veil') {
    form(
      canvas,
      round(
        pairs(
          [
            -0.46, -0.5, -0.48, 0.2, -0.2, 0.6, 0.2, 0.6, 0.48, 0.2, 0.46, -0.5, 0.36, 0, 0.26, 0.3,
            -0.26, 0.3, -0.36, 0,
          ],
          at,
        ),
        4,
      ),
      {
        tone: 0.93,
        soft,
        round: size * 0.1,
        relief: 0.2,
      },
    );
  }
  if (wear === 'beard') {
    form(
      canvas,
      round(
        pairs(
          [-0.32, -0.05, -0.26, -0.55, 0, -0.75, 0.26, -0.55, 0.32, -0.05, 0.12, -0.2, -0.12, -0.2],
          at,
        ),
        4,
      ),
      {
        tone: hair + 0.15,
        soft: soft * 1.5,
        texture: 0.1,
        tint: 'wood',
      },
    );
  }
}
