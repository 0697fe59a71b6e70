/** A star of four points, without its halo, in the colour of the words around it. */
export function Spark({ size = 14, className }: { size?: number; className?: string }) {
  return (
    <svg className={className} width={size} height={size} viewBox="-7 -7 14 14" fill="currentColor" aria-hidden="true">
      <path d="M0,-7Q.7,-.7 7,0Q.7,.7 0,7Q-.7,.7 -7,0Q-.7,-.7 0,-7Z" />
    </svg>
  );
}
