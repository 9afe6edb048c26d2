import { hasModifier } from '@portal/ui/modifier-keys';
import { keyOf } from '../../pages/page-key.ts';
import { couldNotLoad, type Island, type Surroundings } from './island.ts';

const steps: Record<string, (at: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
};

/**
 * Moves from the field to the first hit, between hits, and back. Returns whether the key did
 * anything.
 */
function moveAmongHits(filter: HTMLElement, event: KeyboardEvent): boolean {
  const { target: from, key, ctrlKey, metaKey, shiftKey } = event;
  const stops = [...filter.querySelectorAll<HTMLElement>('input, li a')];
  const at = from instanceof HTMLElement ? stops.indexOf(from) : -1;
  const [field, firstHit] = stops;
  if (key === 'Enter' && from === field && firstHit) {
    // Keeps the modifier keys, so that Ctrl opens a tab and Shift a window, as on any link.
    const keys = { ctrlKey, metaKey, shiftKey };
    firstHit.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
    return true;
  }
  if (hasModifier(event)) return false;
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  const next = at === -1 || !step ? undefined : stops[step(at)];
  next?.focus();
  return next !== undefined;
}

/** The fields that find an operation of the API, or a path in a schema. */
export function find({ page, store, site }: Surroundings): Island {
  const failed = () => store.announce(couldNotLoad, 'failure');
  return {
    events: {
      keydown: {
        '[data-operation-filter]': (filter, event) => {
          if (moveAmongHits(filter, event)) event.preventDefault();
        },
      },
      input: {
        '[data-operation-filter]': (filter) => {
          import('./find-hits.ts')
            .then(({ findOperations }) => findOperations(filter, page, site.data))
            .catch(failed);
        },
        '[data-schema-search]': (field) => {
          import('./find-hits.ts')
            .then(({ findInSchema }) =>
              findInSchema(field as HTMLInputElement, keyOf(page), site.data),
            )
            .catch(failed);
        },
      },
    },
  };
}
