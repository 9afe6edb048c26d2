import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import LastUpdated from './index';

function shown(lastUpdatedAt: number | null) {
  return renderToStaticMarkup(createElement(LastUpdated, { lastUpdatedAt }));
}

it('says on which day a guide was updated, whatever the reader’s time zone', () => {
  expect(shown(Date.UTC(2026, 10, 17, 23, 30))).toBe(
    '<span class="theme-last-updated">Last updated on <time dateTime="2026-11-17">17 November 2026</time></span>',
  );
});

it('says nothing if the day is not known', () => {
  expect(shown(null)).toBe('');
});
