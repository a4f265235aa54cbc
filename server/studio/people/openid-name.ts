/**
 * In the addresses and tables of the library. Apart from its options: all of the site reads this file,
 * and the library's code is imported when somebody signs in.
 */
export const openIdName = 'openid';
