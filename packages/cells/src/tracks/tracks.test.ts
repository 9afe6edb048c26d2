import { describe, expect, it } from 'vitest';
import { firstCell, packagesOf, type TrackLanguage, tracks } from './index.ts';

const siteUrl = 'https://museum.example/developers';
const sandbox = `${siteUrl}/sandbox`;
const live = 'https://api.museum.example';
const hosts = { works: sandbox, pictures: sandbox, text: live };

function first(language: TrackLanguage, source: string, given = hosts as Record<string, string>) {
  return firstCell(language, [source], { hosts: given, siteUrl, place: 'notebook' });
}

describe('the first cell', () => {
  it.each<[string, TrackLanguage, string, string]>([
    [
      'installs what is imported, and has the hosts that are used',
      'python',
      'import json\nimport pandas as pd\nprint(HOSTS["works"])',
      `# %pip install pandas\nimport os\n\nAPI_URL = os.environ.get("API_URL", "${sandbox}")\nHOSTS = {"works": API_URL}`,
    ],
    [
      'reads keys in either kind of quotes',
      'python',
      'f"{HOSTS[\'pictures\']}/a"',
      `import os\n\nAPI_URL = os.environ.get("API_URL", "${sandbox}")\nHOSTS = {"pictures": API_URL}`,
    ],
    ['names a live host as it is', 'python', 'HOSTS["text"]', `HOSTS = {"text": "${live}"}`],
    [
      'has all hosts if all may be used, one per line if there are many',
      'python',
      'for name in HOSTS: print(name, HOSTS["works"])',
      `import os\n\nAPI_URL = os.environ.get("API_URL", "${sandbox}")\nHOSTS = {"works": API_URL, "pictures": API_URL, "text": "${live}"}`,
    ],
    [
      'installs packages of R, except those that come with it',
      'r',
      'library(jsonlite)\nhttr::GET(hosts$works)\nutils::head(stats::sd(1))',
      `# install.packages(c("httr", "jsonlite"))\napi_url <- Sys.getenv("API_URL", "${sandbox}")\nhosts <- list(works = api_url)`,
    ],
    ['reads keys of R in brackets', 'r', 'hosts[["text"]]', `hosts <- list(text = "${live}")`],
  ])('%s', (_, language, source, expected) => {
    expect(first(language, source)).toBe(expected);
  });

  it('quotes names that R would not parse, and has one host per line if there are several', () => {
    const many = { 'a-b': live, ...Object.fromEntries(['c', 'd', 'e'].map((id) => [id, live])) };
    expect(first('r', 'lapply(hosts, print)', many).split('\n')).toEqual([
      'hosts <- list(',
      `    \`a-b\` = "${live}",`,
      `    c = "${live}",`,
      `    d = "${live}",`,
      `    e = "${live}"`,
      ')',
    ]);
  });

  it('of a program installs outside it, including what every notebook has', () => {
    const source = 'from IPython.display import Image\nimport requests';
    const of = (place: 'notebook' | 'program') =>
      firstCell('python', [source], { hosts, siteUrl, place }).split('\n')[0];
    expect(of('notebook')).toBe('# %pip install requests');
    expect(of('program')).toBe('# pip install ipython requests');
  });
});

it.each([
  ['import os, numpy as np', ['numpy']],
  ['from sklearn.cluster import KMeans', ['scikit-learn']],
  ['import matplotlib.pyplot as plt\nimport matplotlib', ['matplotlib']],
  ['def f():\n    import networkx as nx', ['networkx', 'numpy', 'scipy']],
  ['from portal_client import Client\nimport toString', []],
  ['text = "we import requests"  # and import pandas', []],
])('the packages of %j are %j', (source, expected) => {
  expect(packagesOf(tracks.python, [source])).toEqual(expected);
});

it.each<[string, string | undefined | RegExp]>([
  ['import json\nfrom portal_client import Client, image_url\nprint(1)', 'import json\nprint(1)'],
  ['from portal_client import (\n    Client,\n    image_url,\n)\n\nprint(1)', 'print(1)'],
  ['from portal_client import Client', ''],
  ['import portal\nprint("import portal_client")', undefined],
  ['import portal_client', /under its own names/],
  ['from portal_client import Client as C', /under its own names/],
  ['if True:\n    from portal_client import Client', /at the beginning of a line/],
])('the import of the helper leaves %j', (source, expected) => {
  const left = () => tracks.python.helper?.withoutImport(source);
  if (expected instanceof RegExp) expect(left).toThrow(expected);
  else expect(left()).toBe(expected);
});

it.each([
  ['display(df)', 1],
  ['from IPython.display import Image, display\ndisplay(df)', 0],
  ['# display(df)\nprint(1)', 0],
])('%j defines %j names for a program', (source, count) => {
  expect(tracks.python.programNames(source)).toHaveLength(count);
});
