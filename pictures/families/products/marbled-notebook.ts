import { lateTable } from './places.ts';
import { leavesOfPages, linen, marbledCloth, printed } from './prints.ts';
import { book, type Place, put, rectangle, slab } from './shapes.ts';
import { lookDown, own, photograph, shopSize } from './studio.ts';

export const marbledNotebook = () =>
  photograph({
    ...lateTable,
    ...shopSize,
    ...lookDown([0.001, 0.02, 0.004], 38, 0.8, 0.28, -14),
    lens: { blur: 0.024, focus: 0.765 },
    furnish: (mesh, materials, _, seed) => {
      const papers = [
        marbledCloth(
          `${seed} sea`,
          ['#efe8d6', '#17356f', '#2f7d8a', '#0f1f46', '#c79a4b', '#5ea3a0'],
          9,
        ),
        marbledCloth(
          `${seed} madder`,
          ['#f0e4cf', '#8c2430', '#c9632f', '#3a1626', '#e0b25c', '#51324a'],
          7,
        ),
        marbledCloth(
          `${seed} moss`,
          ['#efe9d4', '#33553a', '#7d8f45', '#1c3029', '#c9a34e', '#8fb08c'],
          11,
        ),
      ];
      papers.forEach((one, i) => {
        materials[own + i] = printed(one, 0.15, `${seed} ${i}`, {
          shine: 0.045,
          rough: 0.28,
          bump: 0.015,
        });
        materials[own + 4 + i] = linen(
          ['#14284f', '#5c1a24', '#22382b'][i],
          0.15,
          `${seed} spine ${i}`,
        );
      });
      materials[own + 8] = leavesOfPages('#f1eadb', `${seed} pages`);
      const lay = (i: number, place: Place) => {
        book(mesh, place, [0.15, 0.014, 0.21], {
          cover: own + i,
          cloth: own + 4 + i,
          pages: own + 8,
        });
        // The spine's cloth reaches over the board.
        slab(
          mesh,
          (x, y, z) => place(x - 0.062, y + 0.0141, z),
          rectangle(0.027, 0.21),
          0,
          0.0003,
          { top: own + 4 + i, side: own + 4 + i },
        );
      };
      lay(1, put([0.035, 0, -0.025], -0.28));
      lay(2, put([0.01, 0.0145, -0.01], -0.04));
      lay(0, put([-0.015, 0.029, 0.015], 0.24));
    },
  });
