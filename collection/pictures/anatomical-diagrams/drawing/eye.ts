import {
  circle,
  ellipse,
  fill,
  form,
  type Line,
  oval,
  type Point,
  polar,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { type Figure, marks } from './figure.ts';
import { crease, groundOf, type Hand, hollow, outlineOf, shadeOf, solid } from './hand.ts';
import { points } from './points.ts';
import { grow, tube, twigs } from './tubes.ts';

const centre: Point = [480, 340];

function coat(radius: number, from: number, to: number): Line {
  return steps(from, to, 30).map((angle) => polar(centre, angle, radius));
}

/** An eyeball cut through from front to back. */
export function eyeSection(hand: Hand): Figure {
  const ink = outlineOf(hand);
  const vessels = [0.35, -0.35, 0.75, -0.7].flatMap((turn) =>
    grow(hand, [724, 368], Math.PI + turn, 74, 6, { spread: 0.42, shrink: 0.74, depth: 4 }),
  );
  const open = 0.62;
  return {
    width: 900,
    height: 680,
    body:
      tube(hand, points('712,366 790,392 870,440'), () => 62, { tissue: 'nerve', shade: 0.5 }) +
      crease(hand, points('720,352 800,378 880,428'), 0.5) +
      crease(hand, points('716,382 790,408 866,456'), 0.5) +
      solid(hand, ellipse(centre, 280, 280, 30), { tissue: 'pale', shade: 0.2 }) +
      fill(circle(centre, 258), groundOf(hand, 'organ')) +
      stroke(circle(centre, 258), ink, 1.2) +
      fill(circle(centre, 240), groundOf(hand, 'fat')) +
      stroke(circle(centre, 240), ink, 1.2) +
      solid(hand, ellipse(centre, 226, 226, 30), { tissue: 'pale', shade: 0.26, angle: 0.6 }) +
      twigs(
        vessels,
        hand.inks.style === 'wedge' || hand.inks.style === 'line'
          ? shadeOf(hand, 'artery')
          : hand.inks.pigments.artery,
      ) +
      cornea(hand) +
      [-1, 1].map((side) => irisHalf(hand, side)).join('') +
      [0, 1, 2]
        .map((n) =>
          form(
            oval([318, 340], 56 - n * 17, 106 - n * 26),
            groundOf(hand, n % 2 ? 'pale' : 'skin'),
            ink,
            hand.inks.weight * (n ? 0.5 : 1),
          ),
        )
        .join('') +
      [-1, 1].map((side) => muscleStrap(hand, side)).join('') +
      crease(hand, coat(250, open, 2.4), 0.3),
    marks: marks(
      'cornea 166,300; aqueous humour 206,350; iris 262,230; lens 330,330; ciliary body 296,196; vitreous humour 480,460; retina 660,490; choroid 520,590; sclera 640,130; optic nerve 820,412; muscle 560,40',
    ),
  };
}

function cornea(hand: Hand): string {
  return (
    solid(
      hand,
      points(
        '268,152 196,206 156,280 150,340 156,400 196,474 268,528! 246,480 204,430 188,340 204,250 246,200',
      ),
      { tissue: 'skin', shade: 0.4 },
    ) + fill('M268 170C170 260 170 420 268 510z', groundOf(hand, 'vein'), { 'fill-opacity': 0.25 })
  );
}

function irisHalf(hand: Hand, side: number): string {
  const at = (x: number, y: number): Point => [x, 340 + side * y];
  return (
    solid(
      hand,
      [at(262, 190), at(310, 176), at(338, 128), at(316, 106), at(286, 130), at(262, 150)],
      { tissue: 'flesh', shade: 0.5 },
    ) +
    solid(
      hand,
      [at(250, 178), at(264, 170), at(258, 110), at(246, 52), at(240, 60), at(242, 120)],
      { tissue: 'vein', shade: 0.6 },
    ) +
    stroke(
      segments(
        [0, 1, 2, 3, 4].map((n) => [at(312 + n * 3, 132 - n * 5), at(322 + n * 3, 100 - n * 5)]),
      ),
      outlineOf(hand),
      1,
    )
  );
}

function muscleStrap(hand: Hand, side: number): string {
  const at = (x: number, y: number): Point => [x, 340 + side * y];
  return tube(
    hand,
    [at(400, 266), at(500, 296), at(640, 300), at(800, 250)],
    (share) => 14 + Math.sin(Math.PI * Math.min(1, share * 1.3)) * 22,
    { tissue: 'flesh', shade: 0.5 },
  );
}

/** The eye as it meets ours, lids and lashes and all. */
export function eyeFront(hand: Hand): Figure {
  const { random } = hand;
  const lids = points(
    '60,300 170,190 320,130 480,140 620,210 760,330! 640,400 480,450 320,440 170,380',
  );
  const at: Point = [410, 288];
  const rays = steps(0, 2 * Math.PI, 130).map((angle): [Point, Point] => [
    polar(at, angle + random.jitter(0.02), random.between(56, 76)),
    polar(at, angle, random.between(108, 136)),
  ]);
  const lashes = steps(0, 1, 30).map((t): Line => {
    const x = 120 + t * 590;
    const y = 300 - Math.sin(Math.PI * (0.16 + t * 0.74)) * 172 + t * 12;
    const lean = (t - 0.45) * 90;
    return [
      [x, y],
      [x + lean * 0.4, y - 34],
      [x + lean, y - 58 - random.between(0, 16)],
    ];
  });
  const id = hand.nextId();
  return {
    width: 820,
    height: 560,
    body:
      solid(
        hand,
        points('20,300 120,140 300,50 500,50 680,140 800,330 700,450 500,530 300,520 120,440'),
        { tissue: 'skin', shade: 0.16 },
      ) +
      crease(hand, points('70,250 190,130 330,84 490,90 650,160 770,290'), 0.9) +
      solid(hand, lids, { tissue: 'pale', shade: 0.1 }) +
      `<clipPath id="${id}"><path d="M60 300C170 190 320 126 480 140S690 250 760 330C640 410 480 460 320 440S130 370 60 300z"/></clipPath><g clip-path="url(#${id})">` +
      form(circle(at, 140), groundOf(hand, 'vein'), outlineOf(hand), hand.inks.weight * 1.4) +
      stroke(segments(rays), shadeOf(hand, 'vein'), 1.7) +
      hollow(hand, ellipse(at, 58, 58, 16)) +
      fill(circle([388, 262], 16), hand.inks.pigments.pale) +
      '</g>' +
      crease(hand, points('60,300 170,190 320,130 480,140 620,210 760,330'), 2) +
      solid(hand, points('742,330 768,318 790,340 764,352'), { tissue: 'flesh', shade: 0.4 }) +
      lashes.map((lash) => crease(hand, lash, 1)).join(''),
    marks: marks(
      'upper lid 300,110; pupil 420,296; iris 320,330; white of the eye 600,330; tear gland 766,336; lashes 180,170',
    ),
  };
}
