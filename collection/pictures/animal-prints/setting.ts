import type { Point } from '@portal/engraving';
import type { Press } from './press.ts';

export type Setting = {
  /** Where feet stand, as a share of the frame's height. */
  feet: number;
  back(press: Press): string;
  /** What comes before the animals. `feet` are the middles of what stands there. */
  front?(press: Press, feet: readonly Point[]): string;
  /** Whether animals throw a shadow on the ground. */
  shadow: boolean;
};
