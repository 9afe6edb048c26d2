import { createContext, useContext } from 'react';

type AddressOf = (permalink: string) => string;

const Context = createContext<AddressOf>((permalink) => permalink);

export const PermalinkAddress = Context.Provider;

/** How this page writes the address of a filled-in request. */
export function usePermalinkAddress(): AddressOf {
  return useContext(Context);
}
