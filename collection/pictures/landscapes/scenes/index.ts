import { beach } from './beach.ts';
import { bridge } from './bridge.ts';
import { canal } from './canal.ts';
import { cloister } from './cloister.ts';
import { gale } from './gale.ts';
import { garden } from './garden.ts';
import { gorge } from './gorge.ts';
import { harbour } from './harbour.ts';
import { headland } from './headland.ts';
import { ice } from './ice.ts';
import { island } from './island.ts';
import { lake } from './lake.ts';
import { mills } from './mills.ts';
import { pass } from './pass.ts';
import { peak } from './peak.ts';
import { riverside } from './riverside.ts';
import { spa } from './spa.ts';
import type { Scenery, Stage } from './stage.ts';
import { stones } from './stones.ts';
import { temple } from './temple.ts';
import { tombs } from './tombs.ts';
import { viaduct } from './viaduct.ts';
import { village } from './village.ts';
import { volcano } from './volcano.ts';

export const scenes = {
  lake,
  pass,
  gorge,
  headland,
  harbour,
  island,
  gale,
  beach,
  village,
  bridge,
  mills,
  viaduct,
  stones,
  temple,
  cloister,
  tombs,
  spa,
  garden,
  volcano,
  ice,
  peak,
  riverside,
  canal,
} satisfies Record<string, (stage: Stage) => Scenery>;
