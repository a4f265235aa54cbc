import { drawStarOfTwoSquares } from '../families/lessons/star-of-two-squares.ts';
import { type CatalogueEntry, entry } from './entry.ts';

/** Sheets of drawing lessons: what stands on the paper after each step. */
export const lessons: CatalogueEntry[] = [
  entry(
    'lessons/star-1-circle',
    'A circle in red chalk on drawing paper, with a level line through its middle that goes beyond it on both sides.',
    'Un círculo a sanguina sobre papel de dibujo, con una línea horizontal por el centro que lo sobrepasa a ambos lados.',
    'He pōʻai i kaha ʻia me ka poho ʻulaʻula ma ka pepa kaha kiʻi, me ka laina palahalaha ma waenakonu e puka ana ma waho o nā ʻaoʻao ʻelua.',
    drawStarOfTwoSquares(1),
  ),
  entry(
    'lessons/star-2-line',
    'Small arcs cross above and below the circle; through their crossings goes an upright line, square to the first.',
    'Pequeños arcos se cruzan por encima y por debajo del círculo; por sus cruces pasa una línea vertical, perpendicular a la primera.',
    'Hui nā kaha pōʻai liʻiliʻi ma luna a ma lalo o ka pōʻai; ma kahi e hui ai lākou e hele ai ka laina kū, kūpono i ka laina mua.',
    drawStarOfTwoSquares(2),
  ),
  entry(
    'lessons/star-3-square',
    'The four ends of the two lines on the circle are joined to a square that stands on its corner.',
    'Los cuatro extremos de las dos líneas sobre el círculo se unen en un cuadrado apoyado en un vértice.',
    'Hoʻohui ʻia nā wēlau ʻehā o nā laina ʻelua ma ka pōʻai i huinahā like e kū ana ma kona kihi hoʻokahi.',
    drawStarOfTwoSquares(3),
  ),
  entry(
    'lessons/star-4-halves',
    'Two slanting lines halve the angles between the first two and mark four new points on the circle, between the old ones.',
    'Dos líneas inclinadas dividen los ángulos entre las dos primeras y marcan cuatro puntos nuevos en el círculo, entre los anteriores.',
    'Hapalua nā laina hiō ʻelua i nā huina ma waena o nā laina mua a hōʻailona i ʻehā kiko hou ma ka pōʻai, ma waena o nā kiko kahiko.',
    drawStarOfTwoSquares(4),
  ),
  entry(
    'lessons/star-5-second-square',
    'The four new points are joined to a second square, which lies level over the first: together they make a star of eight points.',
    'Los cuatro puntos nuevos se unen en un segundo cuadrado, recto sobre el primero: juntos forman una estrella de ocho puntas.',
    'Hoʻohui ʻia nā kiko hou ʻehā i huinahā ʻelua, e waiho palahalaha ana ma luna o ka mua: lilo lāua i hōkū hoʻokahi me nā kihi ʻewalu.',
    drawStarOfTwoSquares(5),
  ),
  entry(
    'lessons/star-6-ink',
    'Only the outline of the eight-pointed star is drawn in dark ink; circle and lines stay below it in pale pencil.',
    'Solo el contorno de la estrella de ocho puntas está en tinta oscura; el círculo y las líneas quedan debajo, a lápiz pálido.',
    'ʻO ka palena wale nō o ka hōkū kihi ʻewalu i kaha ʻia me ka ʻīnika ʻeleʻele; waiho ʻia ka pōʻai a me nā laina ma lalo, ma ka penikala haikea.',
    drawStarOfTwoSquares(6),
  ),
];
