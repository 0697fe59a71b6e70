/** The outline of a gunungan around its axis, 236 units wide from -118 and 358 high from -190. */
export const GUNUNGAN =
  'M0,-190C10,-150 36,-134 62,-96C96,-46 118,18 118,70C118,112 96,132 84,150L84,168L-84,168L-84,150C-96,132 -118,112 -118,70C-118,18 -96,-46 -62,-96C-36,-134 -10,-150 0,-190Z';
