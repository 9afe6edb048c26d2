import { createElement, useState } from 'react';

/** The smallest possible React page. */
export function App() {
  const [count, setCount] = useState(0);
  const press = () => setCount(count + 1);
  return createElement(
    'main',
    null,
    createElement('h1', null, 'The floor'),
    createElement('button', { type: 'button', onClick: press }, 'Pressed ', count),
  );
}
