import type { Random } from '@portal/engraving';
import type { Solid } from '../../portraits/modelling/solid.ts';
import type { Palette } from '../palettes/index.ts';
import type { Camera } from '../world/camera.ts';

export type Technique = 'line' | 'wash' | 'block' | 'aquatint';

/** What is to be seen in a picture, apart from its colours. */
export type View = {
  camera: Camera;
  solids: Solid[];
  /** Whether there is water wherever there is no ground. */
  water: boolean;
  /** Towards the light: left or right of the view, and how high. */
  light: readonly [number, number, number];
};

export type Sky = 'clear' | 'clouds' | 'streaks' | 'sun' | 'moon' | 'storm' | 'stars';
export type Weather = 'none' | 'rain' | 'snow' | 'birds';

export type Printing = {
  palette: Palette;
  technique: Technique;
  sky: Sky;
  weather: Weather;
  random: Random;
  /** Colours of things that no palette knows of. */
  tints?: Readonly<Record<string, string>>;
};
