import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fullInfo, serviceOf } from '../../../../iiif/test/services.ts';
import { CopyPanel } from './copy-panel.tsx';

const service = serviceOf(fullInfo);
const parts = { region: 'full', size: '800,', rotation: '0', quality: 'default', format: 'jpg' };

describe('the panel of copies', () => {
  it('has a button for the form that is chosen, and its text', async () => {
    const user = userEvent.setup();
    const { container } = render(<CopyPanel {...{ service, parts }} />);
    const seen: [string | null, string][] = [];
    for (const tab of screen.getAllByRole('tab')) {
      await user.click(tab);
      const button = screen.getByRole('button');
      seen.push([button.textContent, container.querySelector('code')?.textContent ?? '']);
    }
    expect(seen).toEqual([
      ['Copy URL', expect.stringMatching(/^https:\S+\/full\/800,\/0\/default\.jpg$/)],
      ['Copy <img srcset>', expect.stringMatching(/^<img\n/)],
      ['Copy OpenSeadragon', expect.stringContaining('OpenSeadragon(')],
    ]);
  });

  it('has no copy of an address with a wrong size', async () => {
    const user = userEvent.setup();
    render(<CopyPanel service={service} parts={{ ...parts, size: '0,' }} />);
    for (const name of ['URL', '<img srcset>']) {
      await user.click(screen.getByRole('tab', { name }));
      expect(screen.getByText('Fix the address first.')).toBeDefined();
      expect(screen.queryByRole('button')).toBeNull();
    }
  });
});
