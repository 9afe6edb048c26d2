import { expect, it } from 'vitest';
import { missingInPage } from './python-in-page.ts';

it.each([
  [['import json, os.path\nfrom urllib.parse import quote'], []],
  [['from portal_client import Client, image_url', 'from collections import Counter'], []],
  [['from __future__ import annotations'], []],
  [['import pandas as pd', 'import json\nimport pandas'], ['pandas']],
  [['if True:\n    from sklearn.svm import SVC'], ['sklearn']],
  [['import json, requests, re'], ['requests']],
  [['import matplotlib.pyplot as plt\nimport networkx as nx'], ['matplotlib', 'networkx']],
  [['import subprocess'], ['subprocess']],
  [['import a_module_of_their_own'], ['a_module_of_their_own']],
  [['print("nothing is imported; import pandas")'], []],
])('in %j, %j does not run in the page', (sources, missing) => {
  expect(missingInPage(sources)).toEqual(missing);
});
