import type { CheckedParts, ImageParts, ImageService, PartName } from '@portal/iiif';

export type PartProps = {
  /** The prefix of the ids of controls and messages. */
  id: string;
  service: ImageService;
  parts: ImageParts;
  checked: CheckedParts;
  onPart: (part: PartName, text: string) => void;
};

/** The attributes of a control when its part is wrong. */
export function wrongness({ id, checked }: PartProps, part: PartName) {
  const invalid = checked.problems.some((problem) => problem.part === part);
  return invalid ? { invalid, describedBy: `${id}-${part}-problem` } : {};
}
