import type { Maker } from '#services/object-collection/contract.ts';

/** Words that only houses, families and companies have in their names, without accents. */
const groupWords = new RegExp(
  [
    'workshops?|ateliers?|taller(es)?|studios?|office|bureau|manufactor(y|ies)|manufactur(e|a|ing)|\\w*manufa[ck]tur',
    'factor(y|ies)|fabri(k|ken|que|cas?|ca)|\\w+fabrik|\\w*werke?|\\w*werkstatten?|works|glassworks|kilns|foundry|forges?|lithography',
    'potter(y|ies)|porcelain|porcelanas?|press|printers|publishers|editions|compan(y|ies)|compania|compagnie|corporation|incorporated|limited',
    'associates|partners(hip)?|architects|architekten|arquitectos|architecture|engineers|painters|weavers|potters|carvers|calligraphers|artisans|artists',
    'guild of|gremio|league|exchange|gallery|societ(y|a|e|ies)|sociedad|union|federation|colony|collective|cooperative|collaborative|productions|international|school|escuela|academy|academia|institute',
    'dynasty|dinastia|court of|family|familia|tribes?|tribu|clan|brothers|bros|hermanos|freres|gebruder|sons|hijos|fils',
    'students|people|peoples|ministry|department|museum|university|universidad|program|project|administration|co|inc|ltd|llc|gmbh|cie|ag',
  ].join('|'),
);
const isGroupName = new RegExp(`(^|[^\\p{L}])(${groupWords.source})(?![\\p{L}'’])`, 'u');
const joinsNames = /\s(&|\+|and|y|und|et)\s/;

/** Words for what a person does. A name with one of them is a person's. */
const crafts =
  /\b(artist|painter|miniaturist|illuminator|calligrapher|scribe|copyist|potter|ceramicist|ceramist|decorator|weaver|embroiderer|quilter|dyer|tailor|metalworker|metalsmith|goldsmith|silversmith|coppersmith|jeweler|jeweller|founder|armorer|woodworker|carver|cabinetmaker|sculptor|stonecutter|glassblower|glassmaker|engraver|etcher|lithographer|printmaker|photographer|draftsman|draughtsman|delineator|architect|designer|modeler|modeller|bookbinder|binder|author|poet|editor|illustrator|gilder|lacquerer|tilemaker|artista|pintora?|caligraf[ao]|alfarer[ao]|ceramista|tejedora?|fotograf[ao]|grabadora?|escultora?|disenadora?)\b/;
const groupRoles = /\b(workshop|factory|foundry|firm|collaborative)\b/;
/** Trades of houses as often as of people. */
const trades = /\b(manufacturers?|publishers?|retailers?)\b/;

/** Names that stand for nobody in particular, and for whoever worked like or near somebody. */
const isNobody =
  /^(unknown|unidentified|anonymous|anonimo|desconocid[ao])\b|^(circle|manner|in the manner|style|in the style) of\b|^circulo de\b/;

/** Longer than anybody lives. */
const maxLifeYears = 110;

/**
 * Chooses the type of a maker by the record. Linked Art has `Actor` for a maker who may be either
 * (linked.art/model/actor), and asks for a more precise type where it is known.
 */
export function chooseMakerType(maker: Maker): 'Person' | 'Group' | 'Actor' {
  const name = fold(maker.name);
  const role = fold(maker.role ?? '');
  if (isNobody.test(name)) return 'Actor';
  if (isGroupName.test(name) || joinsNames.test(name) || groupRoles.test(role)) return 'Group';
  const { born, died } = maker;
  if (born && died && Number(yearOf(died)) - Number(yearOf(born)) > maxLifeYears) {
    return 'Group';
  }
  if (born && died) return 'Person';
  if (trades.test(role)) return 'Actor';
  return died || born || crafts.test(role) ? 'Person' : 'Actor';
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const yearOf = (text: string) => /-?\d{3,4}/.exec(text)?.[0];
