import { card, niche, page } from './early.ts';
import { medal, ruled, vignette, wide } from './frames.ts';
import type { Mount, MountOptions } from './mount.ts';
import { pedestal, plainOval, wreath } from './ovals.ts';

export const mounts = {
  pedestal,
  plainOval,
  wreath,
  ruled,
  wide,
  medal,
  vignette,
  page,
  niche,
  card,
} satisfies Record<string, (options: MountOptions) => Mount>;
