import cards from '@generated/portal-data/default/cards.json';
import home from '@generated/portal-data/default/home.json';
import { ApiCards } from '@site/src/apis/api-cards';
import type { ReactNode } from 'react';
import { Section } from './section';

export function Apis(): ReactNode {
  if (cards.length === 0) return null;
  return (
    <Section id="apis" {...home.apis}>
      <ApiCards plates />
    </Section>
  );
}
