/** Why a number on a page may have no source, or a sentence no proof. There is no other reason. */
export const reason = {
  count: 'the sentence itself, or what it introduces, shows what is counted',
  title: 'it is part of a title or a name',
  introduction: 'it says what the page, a request or an excerpt is about',
  meaning: 'it explains a word, and says nothing about a response',
  advice: 'it is our advice, and no service fixes it',
  example: 'it is made up to show a rule',
  promise: 'it says what we will do, which no response shows',
  live: 'live services may send it; the sandbox never does',
  elsewhere: 'it is about software or standards that are not ours',
  output: 'it sums up an output that is shown above it',
  program: 'it describes a program, which the tests of programs run',
  command: 'it is typed as it is',
} as const;
