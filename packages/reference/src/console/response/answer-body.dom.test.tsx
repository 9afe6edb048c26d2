import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { RequestDraft } from '../request/request-draft.ts';
import { readAnswer } from '../request/sending/read-answer.ts';
import { AnswerBody } from './answer-body.tsx';

async function open(text: string) {
  const url = 'https://api.example.org/works';
  const headers = { 'Content-Type': 'application/json' };
  const answer = await readAnswer(new Response(text, { headers }), url);
  const draft = { url } as RequestDraft;
  render(<AnswerBody draft={draft} answer={answer} view="raw" onView={() => {}} />);
  return userEvent.setup();
}

it('says that long numbers are rounded, and where all their digits are', async () => {
  const user = await open('{"id":9007199254740993}');
  expect(screen.getByText(/are shown rounded/)).toBeDefined();
  expect(screen.getByText(/9007199254740992/)).toBeDefined();
  await user.click(screen.getByLabelText('Exactly as received'));
  expect(screen.getByText(/9007199254740993/)).toBeDefined();
});

it('says nothing about numbers that are exact', async () => {
  await open('{"id":9007199254740991}');
  expect(screen.queryByText(/are shown rounded/)).toBeNull();
});
