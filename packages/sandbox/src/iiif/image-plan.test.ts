import { describe, expect, it } from 'vitest';
import { planImage } from './image-plan.ts';

const picture = { width: 1000, height: 600 };
const usual = { region: 'full', size: 'max', rotation: '0', quality: 'default', format: 'jpg' };

function plan(parts: Partial<typeof usual>) {
  return planImage({ ...usual, ...parts }, picture);
}

describe('planImage', () => {
  it('combines the parts, in pixels', () => {
    const parts = { region: 'square', size: '300,', rotation: '!360', format: 'webp' };
    expect(plan({ ...parts, quality: 'gray' })).toEqual({
      region: { x: 200, y: 0, width: 600, height: 600 },
      size: { width: 300, height: 300 },
      mirrored: true,
      rotation: 0,
      quality: 'gray',
      format: 'webp',
    });
  });

  it.each([
    [{ region: '0,0,010,10' }, 400, 'the region 0,0,010,10 has a number with a leading zero'],
    [{ region: '1000,0,1,1' }, 400, 'the region 1000,0,1,1 is outside the image'],
    [{ region: `0,0,${'9'.repeat(400)},1` }, 400, 'Syntax of the request is incorrect'],
    [{ size: 'pct:0.01' }, 400, 'the size pct:0.01 comes out at 0 pixels'],
    [{ rotation: '!400' }, 400, 'the rotation !400 is not between 0 and 360'],
    [{ quality: 'grey' }, 404, 'Parameter is unsupported: quality grey'],
    [{ format: 'tif' }, 404, 'Parameter is unsupported: format tif'],
  ])('%j is refused with an error that describes what is wrong', (parts, status, message) => {
    const refused = () => plan(parts);
    expect(refused).toThrow(message);
    expect(refused).toThrow(expect.objectContaining({ status }));
  });

  it.each([
    '4097,',
    ',4097',
    '4096,4096',
    'pct:1000',
    `pct:1${'0'.repeat(15)}`,
    `${'9'.repeat(400)},`,
    `!${'9'.repeat(400)},9999`,
    `!${'9'.repeat(16)},1`,
  ])('%.20s is too large', (size) => {
    expect(() => plan({ size })).toThrow('Requested size exceeds limits');
  });

  it('never scales full, but scales max down to the limits', () => {
    const large = { width: 4000, height: 4000 };
    expect(planImage(usual, large).size).toEqual({ width: 3464, height: 3464 });
    expect(() => planImage({ ...usual, size: 'full' }, large)).toThrow('exceeds limits');
  });

  it('includes the growth by rotation', () => {
    expect(() => plan({ size: '4000,2400', rotation: '0' })).not.toThrow();
    expect(() => plan({ size: '4000,2400', rotation: '45' })).toThrow('exceeds limits');
  });
});
