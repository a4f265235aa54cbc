/**
 * A browser may refuse storage, as to frames of other sites; merely reading `sessionStorage` throws
 * then, and the router tells of it on every page. This stands before all other scripts and puts a
 * storage that forgets in its place.
 */
export const storageStandIn =
  "try{sessionStorage}catch{Object.defineProperty(window,'sessionStorage',{value:{getItem(){return null},setItem(){},removeItem(){}}})}";
