import { Batik } from './batik.tsx';
import { Gold } from './gold.tsx';

/** Cells of the cloth that hangs over the top of the hero, 390 × 200. */
const BAND = [
  ['parang', 'M0,0H150C160,40 120,60 130,96C136,130 90,150 66,170L0,196Z'],
  [
    'ceplok',
    'M150,0H262C256,34 276,60 250,90C240,120 236,140 214,166C170,190 120,160 66,170C90,150 136,130 130,96C120,60 160,40 150,0Z',
  ],
  ['truntum', 'M262,0H390V60C350,70 330,50 300,66C280,76 262,84 250,90C276,60 256,34 262,0Z'],
  ['kawung', 'M390,60V150C330,196 280,120 214,166C236,140 240,120 250,90C262,84 280,76 300,66C330,50 350,70 390,60Z'],
] as const;

/** A length of cloth for the left side of wide windows, 480 × 960. */
const LENGTH = [
  ['parang', 'M0,0H214C236,58 168,96 190,160C206,214 120,236 0,214Z'],
  ['ceplok', 'M214,0H480V196C420,236 352,172 300,214C262,246 226,214 190,160C168,96 236,58 214,0Z'],
  ['kawung', 'M0,214C120,236 206,214 190,160C226,214 262,246 300,214C332,280 260,330 286,402C206,446 110,384 0,430Z'],
  ['truntum', 'M300,214C352,172 420,236 480,196V470C420,500 340,452 286,402C260,330 332,280 300,214Z'],
  ['ceplok', 'M0,430C110,384 206,446 286,402C260,486 214,520 236,606C160,650 80,600 0,640Z'],
  ['parang', 'M286,402C340,452 420,500 480,470V700C400,730 320,660 236,606C214,520 260,486 286,402Z'],
  ['truntum', 'M0,640C80,600 160,650 236,606C262,690 200,760 226,840C150,870 70,836 0,870Z'],
  ['kawung', 'M236,606C320,660 400,730 480,700V960H250C256,910 240,880 226,840C200,760 262,690 236,606Z'],
  ['parang', 'M0,870C70,836 150,870 226,840C240,880 256,910 250,960H0Z'],
] as const;

const CLOTHS = { band: { cells: BAND, box: '0 0 390 200' }, length: { cells: LENGTH, box: '0 0 480 960' } };

interface PatchworkProps {
  id: string;
  cloth: keyof typeof CLOTHS;
  className?: string;
}

/** Sekar jagad, the map of the world: sacred motifs beside each other with seams of gold. */
export function Patchwork({ id, cloth, className }: PatchworkProps) {
  const { cells, box } = CLOTHS[cloth];
  return (
    <svg className={className} viewBox={box} preserveAspectRatio="xMidYMin slice" aria-hidden="true" focusable="false">
      <Batik id={id} />
      <Gold id={`${id}-gold`} />
      <g stroke={`url(#${id}-gold)`} strokeWidth="3">
        {cells.map(([motif, path]) => (
          <path key={path} d={path} data-motif={motif} fill={`url(#${id}-${motif})`} />
        ))}
      </g>
    </svg>
  );
}
