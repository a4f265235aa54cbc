/** Endings that a verb in -ise takes. */
const verbEndings = '(e|ed|er|ers|es|ing|ation|ations|able)';

const inOur = `arbour ardour armour behaviour candour clamour clangour colour demeanour dolour
  enamour endeavour favour fervour flavour harbour honour humour labour misdemeanour neighbour odour
  parlour rancour rigour rumour saviour savour splendour succour tumour valour vapour vigour`;

const inRe = `calibre centre fibre goitre litre lustre manoeuvre meagre metre mitre nitre
  reconnoitre sabre saltpetre sceptre sepulchre sombre spectre theatre`;

const inIse = `actual agon anonym apolog atom author brutal bastard capital categor central character
  civil colon commercial computer critic crystall custom decentral dehuman democrat demon digit dramat
  econom emphas energ equal eulog external familiar fantas fertil final formal fossil galvan general
  glamor global harmon hospital human hypnot ideal immobil immortal immun industrial initial
  internal ital italic item jeopard legal liberal lion local magnet marginal material
  maxim mechan memorial memor mesmer mineral miniatur minim mobil modern moistur monopol moral motor
  national natural neutral normal optim organ ostrac oxid particular patron pedestrian penal
  personal plagiar polar popular priorit privat public pulver random rational real recogn reorgan
  revital revolution romantic sanit satir scandal scrutin secular sensational serial social special
  stabil standard steril stigmat styl subsid summar symbol sympath synchron synthes systemat tantal
  theor tranquill traumat tyrann union urban util vandal vapor verbal victim visual vocal vulcan
  western`;

const doubled = `apparell barrell bevell cancell channell chisell counsell cudgell diall
  dishevell duell empanell enamell equall fuell funnell gravell grovell imperill initiall jewell
  labell levell libell marvell medall modell panell parcell pedall pencill quarrell
  ravell remodell revell rivall shovell shrivell signall snivell spirall stencill swivell tassell
  totall towell travell tunnell unravell victuall yodell`;

/** Whole words; a phrase is one line of its own below. */
const words = `acknowledgement afterwards ageing aluminium amongst anaemia anaemic anaesthetic
  analyse analysed analysing annexe appal artefact artefacts backwards behove biassed boulevardes
  catalyse cheque cheques chequered chilli cinema cinemas coloniser cosy councillor cypher
  defence defences diarrhoea dialled disembowelled distil downwards draught draughts draughtsman
  draughtswoman dreamt dependant e-mail e-mails encyclopaedia enquire enquired enquiries enquiry enrol
  enrolment enthral flautist flyover foetus forwards fortnight fulfil fulfilment furore gaol gramme
  grandad grey greyer greyish greys gynaecologist haemorrhage hydrolyse inflexion
  instal instalment instil inwards jewellery judgement kerb kerbs kilogramme lacklustre learnt leapt
  leukaemia licence licences likeable lorry lorries louvres maths mediaeval motorway moult mould moulded
  moulding mouldings moulds mouldy moustache moustaches mum mums nappies nappy offence offences
  onwards orthopaedic outwards paediatric palaeolithic paralyse paralysed pavement pavements petrol
  plough ploughed ploughing ploughs ploughshare postcode practise practised practises practising
  pretence primaeval programme programmes pushchair pushchairs pyjamas routeing rubbish sceptic sceptical scepticism sizeable
  skilful skilfully smoulder smouldered smouldering smoulders snigger speciality spelt spilt spoilt
  storey storeys sulphur sulphurous tonne tonnes towards tyre tyres unsavoury
  upwards whilst wilful wilfully woollen woollens yoghurt yoghurts`;

const phrases = ['car park', 'per cent', 'by lift', 'the lift', 'at the weekend', 'post code'];

const listWords = (text: string) => text.split(/\s+/).filter(Boolean);

const anyOf = (list: readonly string[]) => `(?:${list.join('|')})`;

/**
 * Spellings and words that are British and not American; `catalogue`, `archaeology` and `glamour` are
 * both, as great museums of the United States write them.
 */
export const britishSpelling = new RegExp(
  `(?<![\\p{L}-])(?:${[
    `\\p{L}*${anyOf(listWords(inOur))}\\p{L}*`,
    `(?:centi|kilo|milli|hecto|amphi|dia|peri|epi)?${anyOf(listWords(inRe))}(?:s|d|ware)?`,
    'centring',
    `(?:un|re|dis)?${anyOf(listWords(inIse))}is${verbEndings}`,
    `(?:un|re)?${anyOf(listWords(doubled))}(?:ed|ing|er|ers|ery|ous|ously|or|ors)`,
    ...listWords(words),
    ...phrases,
  ].join('|')})(?![\\p{L}])`,
  'giu',
);
