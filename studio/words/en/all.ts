import audiences from './audiences.json';
import checks from './checks.json';
import compare from './compare.json';
import data from './data.json';
import desk from './desk.json';
import fields from './fields.json';
import frame from './frame.json';
import help from './help.json';
import history from './history.json';
import home from './home.json';
import items from './items.json';
import log from './log.json';
import looks from './looks.json';
import pages from './pages.json';
import people from './people.json';

import pictures from './pictures.json';
import previews from './previews.json';
import publish from './publish.json';
import releases from './releases.json';
import shared from './shared.json';
import sharing from './sharing.json';
import targeting from './targeting.json';
import templates from './templates.json';
import translations from './translations.json';
import variants from './variants.json';

/** Every room's words; a room's file holds one object by its name. */
export default {
  ...audiences,
  ...checks,
  ...compare,
  ...data,
  ...desk,
  ...fields,
  ...frame,
  ...help,
  ...home,
  ...items,
  ...log,
  ...looks,
  ...pages,
  ...people,
  ...pictures,
  ...shared,
  ...sharing,
  ...targeting,
  ...templates,
  ...translations,
  ...variants,
  ...previews,
  ...history,
  ...publish,
  ...releases,
};
