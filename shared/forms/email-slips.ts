/** Hosts of mail that many have, each with what fingers make of them. None of these slips is a host of many. */
const slips: Readonly<Record<string, readonly string[]>> = {
  'gmail.com': [
    'gmial.com',
    'gmai.com',
    'gmal.com',
    'gmil.com',
    'gamil.com',
    'gnail.com',
    'gmaill.com',
    'gmail.co',
    'gmail.con',
    'gmail.cm',
    'gmail.om',
    'gmail.comm',
  ],
  'hotmail.com': [
    'hotmial.com',
    'hotmai.com',
    'hotmal.com',
    'hotmil.com',
    'hotmail.co',
    'hotmail.con',
  ],
  'yahoo.com': ['yaho.com', 'yahooo.com', 'yhaoo.com', 'yahoo.co', 'yahoo.con'],
  'outlook.com': ['outlok.com', 'outloo.com', 'oulook.com', 'outlook.co', 'outlook.con'],
  'icloud.com': ['iclod.com', 'iclould.com', 'icoud.com', 'icloud.co', 'icloud.con'],
  'hawaii.edu': ['hawai.edu', 'hawaii.ed', 'hawii.edu'],
  'hawaiiantel.net': ['hawaiiantel.com', 'hawaiantel.net', 'hawaiiantel.ne'],
};

/** The host that is probably meant by a mail address; null: it may well be right. */
export function findMeantHost(email: string): string | null {
  const host = email.trim().toLowerCase().split('@').at(-1) ?? '';
  return Object.keys(slips).find((meant) => slips[meant]?.includes(host)) ?? null;
}
