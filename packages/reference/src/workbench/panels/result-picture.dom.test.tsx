import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { announcementPause } from '../use-settled.ts';
import { ResultPicture } from './result-picture.tsx';

it('announces a picture after the request, however soon it arrives', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const announce = vi.fn<(words: string) => void>();
  const predicted = { width: 200, height: 143 };
  render(<ResultPicture url="/iiif/1/full/200,/0/default.jpg" {...{ predicted, announce }} />);
  const picture = screen.getByRole('img');
  Object.defineProperties(picture, {
    naturalWidth: { value: predicted.width },
    naturalHeight: { value: predicted.height },
  });
  fireEvent.load(picture);
  const words = 'The picture has 200 by 143 pixels, as predicted.';
  expect(screen.getByText(words, { exact: false })).toBeDefined();
  act(() => void vi.advanceTimersByTime(announcementPause - 1));
  expect(announce).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(announce.mock.calls).toEqual([[words]]);
});
