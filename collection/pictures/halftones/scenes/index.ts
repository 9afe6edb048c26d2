import { balloon } from './balloon.ts';
import { beach } from './beach.ts';
import { bench } from './bench.ts';
import { bottles } from './bottles.ts';
import { bridge } from './bridge.ts';
import { classroom } from './classroom.ts';
import { dog } from './dog.ts';
import { factory } from './factory.ts';
import { fog } from './fog.ts';
import { greenhouse } from './greenhouse.ts';
import { group } from './group.ts';
import { heavens } from './heavens.ts';
import { lighthouse } from './lighthouse.ts';
import { market } from './market.ts';
import { mountains } from './mountains.ts';
import { observatory } from './observatory.ts';
import { radiograph } from './radiograph.ts';
import type { Scene } from './scene.ts';
import { ship } from './ship.ts';
import { studio } from './studio.ts';
import { tram } from './tram.ts';
import { ward } from './ward.ts';
import { window } from './window.ts';

export const scenes = {
  ward,
  window,
  ship,
  bench,
  bottles,
  group,
  classroom,
  studio,
  dog,
  beach,
  lighthouse,
  balloon,
  bridge,
  fog,
  mountains,
  observatory,
  heavens,
  greenhouse,
  radiograph,
  tram,
  factory,
  market,
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
export const sceneNames = Object.keys(scenes) as [SceneName, ...SceneName[]];
