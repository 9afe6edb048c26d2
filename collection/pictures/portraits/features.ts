import {
  between,
  closedSoft,
  ellipse,
  fill,
  type Line,
  type Point,
  resample,
  steps,
} from '@portal/engraving';
import { drawAge } from './age-lines.ts';
import { drawEye } from './eyes.ts';
import { type Head, noseTip } from './head.ts';
import { startCuts } from './modelling/cuts.ts';
import type { Pose } from './modelling/vector.ts';

export type FeatureInks = { ink: string; white: string; iris: string };

/** The face as it lies on the plate, to be drawn on. */
export type Canvas = {
  head: Head;
  /** Pixels to one unit. */
  scale: number;
  /** Cuts a line wherever that part of the face is seen. Widths are in units. */
  cut(line: Line, width: (share: number) => number): void;
  /** A form on the face as it lies on the plate, unless most of it is hidden. */
  lay(form: Line): Line | undefined;
};

export type Sight = {
  pose: Pose;
  scale: number;
  isSeen: (x: number, y: number, z: number) => boolean;
};

/** Eyes, brows, nostrils, mouth and the lines of age, drawn on the face they belong to. */
export function drawFeatures(
  head: Head,
  { pose, scale, isSeen }: Sight,
  inks: FeatureInks,
  gaze: number,
): string {
  const cuts = startCuts();
  const canvas: Canvas = {
    head,
    scale,
    cut(line, width) {
      const fine = resample(line, 0.018);
      fine.forEach(([x, y], index) => {
        const [px, py, pz] = pose(head.front(x, y));
        if (isSeen(px, py, pz)) cuts.go(px, py, scale * width(index / (fine.length - 1)));
        else cuts.lift();
      });
      cuts.lift();
    },
    lay(form) {
      const places = form.map(([x, y]) => pose(head.front(x, y)));
      const seen = places.filter(([x, y, z]) => isSeen(x, y, z)).length;
      return seen > places.length * 0.55 ? places.map(([x, y]): Point => [x, y]) : undefined;
    },
  };
  const eyes = drawEye(canvas, -1, inks, gaze) + drawEye(canvas, 1, inks, gaze);
  drawNose(canvas);
  drawMouth(canvas);
  drawAge(canvas);
  return eyes + cuts.print(inks.ink);
}

/** From corner to corner over the bow of the upper lip. */
function upperLip({ smile, soft, lips }: Head['face']): Line {
  const wide = 0.2 + smile * 0.02 - soft * 0.02;
  return steps(-1, 1, 12).map((t): Point => {
    const bow = 0.05 + lips * 0.008 - 0.012 * Math.exp(-((t / 0.16) ** 2));
    return [t * wide, 0.604 - smile * 0.5 * (t * wide) ** 2 - bow * (1 - Math.abs(t) ** 1.6)];
  });
}

/** Lips and cheeks, as a colourist touches them. */
export function blush(head: Head, { pose, isSeen }: Sight, colour: string): string {
  const laid = (form: Line): Line => {
    const seen = form
      .map(([x, y]) => pose(head.front(x, y)))
      .filter(([x, y, z]) => isSeen(x, y, z));
    return seen.map(([x, y]): Point => [x, y]);
  };
  const { face } = head;
  const lower = upperLip(face).map(
    ([x, y]): Point => [x, 0.604 + (0.604 - y) * 1.7 - face.smile * x * x],
  );
  const lips = laid([...upperLip(face), ...[...lower].reverse()]);
  const cheeks = [-1, 1].map((side) => laid(ellipse([side * 0.44, 0.26], 0.17, 0.13, 20)));
  const drawn = (forms: Line[]): string => closedSoft(...forms.filter((form) => form.length > 8));
  return (
    fill(drawn([lips]), colour, { 'fill-opacity': 0.55 }) +
    fill(drawn(cheeks), colour, { 'fill-opacity': 0.16 }) +
    fill(drawn(cheeks.map((cheek) => shrunk(cheek))), colour, { 'fill-opacity': 0.16 })
  );
}

function shrunk(form: Line): Line {
  const [x, y] = [0, 1].map((axis) =>
    form.reduce((sum, point) => sum + (point[axis] as number) / form.length, 0),
  ) as [number, number];
  return form.map((point) => between([x, y], point, 0.6));
}

function drawNose({ head: { face }, cut }: Canvas): void {
  const tip = noseTip(face);
  const wide = 0.165 + face.nose * 0.02;
  for (const side of [-1, 1]) {
    const at = (x: number, y: number): Point => [x * side, tip + y];
    cut(
      [at(wide - 0.01, -0.06), at(wide + 0.02, 0), at(wide + 0.005, 0.06), at(wide - 0.04, 0.075)],
      (t) => 0.011 * Math.sin(Math.PI * (0.15 + 0.8 * t)),
    );
    cut(
      [at(0.115, 0.07), at(0.08, 0.055), at(0.035, 0.085)],
      (t) => 0.03 * Math.sin(Math.PI * t) ** 0.7,
    );
  }
}

function drawMouth({ head: { face }, cut }: Canvas): void {
  const wide = 0.225 + face.smile * 0.02 - face.soft * 0.025;
  const mouth = steps(-1, 1, 12).map(
    (t): Point => [
      t * wide,
      0.607 - face.smile * 0.5 * (t * wide) ** 2 - 0.008 * Math.cos(t * Math.PI * 2),
    ],
  );
  cut(mouth, (t) => 0.007 + 0.013 * Math.sin(t * Math.PI));
  cut(
    upperLip(face).slice(1, -1),
    (t) => 0.006 * (1 + face.lips * 0.4) * Math.sin(t * Math.PI) ** 0.5,
  );
  const under = steps(-1, 1, 8).map((t): Point => [t * 0.11, 0.728 - 0.012 * t * t]);
  cut(under, (t) => 0.008 * Math.sin(t * Math.PI));
}
