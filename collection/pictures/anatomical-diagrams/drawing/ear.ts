import { coil, ellipse, type Line } from '@portal/engraving';
import { type Figure, marks } from './figure.ts';
import { crease, type Hand, hollow, solid } from './hand.ts';
import { points } from './points.ts';
import { tube } from './tubes.ts';

/** The ear from the shell outside to the snail within. */
export function ear(hand: Hand): Figure {
  const flesh = points(
    '330,170 430,120 600,110 760,150 900,120 1000,200 1010,560 900,640 700,600 560,640 420,620 340,560',
  );
  const snail: Line = coil([800, 452], -2.3, Math.PI * 4.6, 104, 12);
  return {
    width: 1030,
    height: 720,
    body:
      solid(hand, flesh, { tissue: 'bone', shade: 0.18 }) +
      dotsOfBone(hand) +
      tube(hand, points('300,370 400,352 480,372 560,404'), (share) => 118 - share * 34, {
        tissue: 'skin',
        shade: 0.4,
      }) +
      shell(hand) +
      solid(hand, points('566,330 640,306 700,330 706,430 660,470 580,452'), {
        tissue: 'pale',
        shade: 0.3,
      }) +
      tube(hand, points('630,440 690,520 780,600 880,650'), (share) => 28 + share * 26, {
        tissue: 'organ',
        shade: 0.5,
      }) +
      tube(hand, points('556,348 572,400 590,450'), () => 11, { tissue: 'artery', shade: 0.4 }) +
      solid(hand, points('588,352 606,326 628,338 622,366 604,380 596,430 582,412 590,380'), {
        shade: 0.5,
      }) +
      solid(hand, points('624,334 652,328 664,350 650,376 646,402 636,398 640,366 624,358'), {
        shade: 0.5,
      }) +
      solid(hand, points('646,398 670,384 694,394 694,418 670,414'), { shade: 0.5 }) +
      tube(hand, points('880,420 930,380 1000,350'), (share) => 30 + share * 20, {
        tissue: 'nerve',
        shade: 0.5,
      }) +
      tube(hand, points('730,360 690,250 740,180 800,220 780,330'), () => 22, {
        tissue: 'vein',
        shade: 0.5,
      }) +
      tube(hand, points('760,350 780,240 860,190 900,260 830,360'), () => 22, {
        tissue: 'vein',
        shade: 0.5,
      }) +
      tube(hand, points('740,370 820,290 900,310 880,372 800,390'), () => 22, {
        tissue: 'vein',
        shade: 0.5,
      }) +
      solid(hand, points('706,370 760,340 830,350 850,400 800,430 720,420'), {
        tissue: 'vein',
        shade: 0.5,
      }) +
      tube(hand, snail, (share) => 58 - share * 46, { tissue: 'vein', shade: 0.5 }),
    marks: marks(
      'auricle 120,170; lobe 160,610; auditory canal 420,380; drum 572,400; hammer 600,350; anvil 650,345; stirrup 680,402; semicircular canals 735,190; cochlea 800,520; auditory nerve 960,366; Eustachian tube 800,612',
    ),
  };
}

function shell(hand: Hand): string {
  return (
    solid(
      hand,
      points(
        '330,250 330,150 270,60 170,30 80,80 40,190 60,330 110,450 120,560 150,640 210,660 256,610 262,520 320,470 340,420 300,400 296,330',
      ),
      { tissue: 'skin', shade: 0.3 },
    ) +
    crease(hand, points('300,190 270,100 180,70 104,116 80,210 96,320 140,430 150,520'), 1) +
    crease(hand, points('270,250 240,150 180,130 140,190 146,280 190,370 196,450 170,500'), 1) +
    crease(hand, points('150,200 200,190 240,230'), 0.7) +
    crease(hand, points('170,500 210,540 256,520'), 0.8) +
    hollow(hand, points('226,330 270,300 312,330 316,392 270,410 230,390')) +
    solid(hand, points('316,318 336,350 330,410 300,420 296,370'), { tissue: 'skin', shade: 0.5 })
  );
}

function dotsOfBone(hand: Hand): string {
  const { random } = hand;
  return Array.from({ length: 60 }, () => {
    const [x, y] = [random.between(400, 980), random.between(150, 600)];
    if (y > 215 && y < 585) return '';
    return hollow(hand, ellipse([x, y], random.between(3, 8), random.between(2, 5), 7));
  }).join('');
}
