import type { Habit } from './bench.ts';
import { aquatic } from './habit-aquatic.ts';
import { brackets } from './habit-brackets.ts';
import { bulbous } from './habit-bulbous.ts';
import { columns, pads } from './habit-cacti.ts';
import { flowerChart, fruitChart, leafChart } from './habit-charts.ts';
import { climber } from './habit-climber.ts';
import { feathery } from './habit-feathery.ts';
import { fern, pressedFrond } from './habit-ferns.ts';
import { boletes, inkcaps, toadstools } from './habit-fungi.ts';
import { grass } from './habit-grasses.ts';
import { herb } from './habit-herbs.ts';
import { houseleeks } from './habit-houseleeks.ts';
import { kelp } from './habit-kelp.ts';
import { meadow } from './habit-meadow.ts';
import { pitchers } from './habit-pitchers.ts';
import { portrait } from './habit-portrait.ts';
import { potted } from './habit-potted.ts';
import { rosette } from './habit-rosette.ts';
import { spray } from './habit-spray.ts';
import { wrack } from './habit-wrack.ts';
import { wreath } from './habit-wreath.ts';

export const habits = {
  herb,
  bulbous,
  rosette,
  spray,
  climber,
  portrait,
  fern,
  'pressed-frond': pressedFrond,
  grass,
  columns,
  pads,
  houseleeks,
  aquatic,
  pitchers,
  toadstools,
  boletes,
  inkcaps,
  brackets,
  wrack,
  feathery,
  kelp,
  'leaf-chart': leafChart,
  'flower-chart': flowerChart,
  'fruit-chart': fruitChart,
  wreath,
  meadow,
  potted,
} satisfies Record<string, Habit>;

export type HabitName = keyof typeof habits;
export const habitNames = Object.keys(habits) as HabitName[];
