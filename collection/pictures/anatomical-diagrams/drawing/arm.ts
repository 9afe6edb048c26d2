import { type Figure, marks } from './figure.ts';
import { crease, type Hand, solid } from './hand.ts';
import { points } from './points.ts';
import { muscle, tube } from './tubes.ts';

/** An arm without its skin: spindle beside spindle, and the tendons that run to the fingers. */
export function armMuscles(hand: Hand): Figure {
  const m = (text: string, thick: number, belly = 0.5): string =>
    muscle(hand, points(text), thick, belly);
  const tendon = (text: string): string =>
    tube(hand, points(text), () => 8, { tissue: 'pale', weight: 0.7 });
  return {
    width: 1300,
    height: 470,
    body:
      solid(hand, points('10,110 60,60 150,70 170,150 160,250 90,300 20,280'), {
        tissue: 'bone',
        shade: 0.3,
      }) +
      handOutline(hand) +
      m('80,330 240,370 420,350 560,280', 110) +
      m('120,360 300,400 470,370 570,292', 80) +
      m('90,230 260,270 420,280 590,260', 96) +
      m('110,160 260,160 430,180 610,230', 116, 0.55) +
      m('110,200 270,215 440,235 600,250', 70, 0.6) +
      m('560,300 700,330 860,290 1010,270', 86, 0.36) +
      m('570,270 720,290 870,270 1010,250', 70, 0.36) +
      m('500,200 640,180 820,196 1010,222', 84, 0.4) +
      m('580,232 730,230 880,238 1010,240', 64, 0.36) +
      m('580,252 720,262 880,258 1010,254', 54, 0.36) +
      [
        '1000,222 1080,200 1150,140',
        '1000,236 1100,222 1230,206',
        '1000,246 1110,240 1270,240',
        '1000,256 1110,262 1260,276',
        '1000,268 1100,282 1220,312',
      ]
        .map(tendon)
        .join('') +
      tube(hand, points('1000,200 1004,244 1000,286'), () => 26, { tissue: 'pale' }) +
      m('40,60 160,60 290,110 350,190', 130, 0.4) +
      m('30,120 140,120 260,150 340,200', 110, 0.4) +
      m('30,190 120,220 230,210 335,204', 96, 0.4),
    marks: marks(
      'deltoid 190,90; biceps 430,160; brachialis 480,240; triceps 360,370; long supinator 700,180; flexors of the wrist 740,250; extensors 760,320; ring ligament 1002,270; tendons of the fingers 1130,246',
    ),
  };
}

function handOutline(hand: Hand): string {
  const finger = (text: string): string =>
    tube(hand, points(text), (share) => (46 - share * 12) * Math.sqrt(1 - (0.97 * share) ** 8), {
      tissue: 'skin',
      shade: 0.25,
    });
  return (
    [
      '1040,200 1110,160 1170,120',
      '1100,214 1180,204 1250,200',
      '1100,240 1190,238 1290,240',
      '1100,262 1190,270 1280,280',
      '1090,284 1160,304 1240,320',
    ]
      .map(finger)
      .join('') +
    solid(hand, points('980,205 1040,186 1110,196 1136,220 1136,280 1110,300 1040,296 980,284'), {
      tissue: 'skin',
      shade: 0.2,
    }) +
    crease(hand, points('1060,210 1090,230 1120,226'), 0.5)
  );
}
