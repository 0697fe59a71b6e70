import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

const STEPS = [null, 'columns', 'check'] as const;

/**
 * Which step one is at, as the address says it: the phone's Back goes one step back. `furthest` is the last one that there is
 * something for; who comes to a later one, as after a reload, is led to it.
 */
export function useSteps(furthest: number) {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const asked = Math.max(
    0,
    STEPS.findIndex((name) => name === params.get('step')),
  );
  const step = Math.min(asked, furthest);
  useEffect(() => {
    if (asked > step) setParams(searchOf(step), { replace: true });
  }, [asked, step, setParams]);
  return {
    step,
    go: (next: number) => setParams(searchOf(next)),
    back: () => void navigate(-1),
    /** To the first one, with nothing of the others behind it. */
    home: () => step > 0 && void navigate(-step),
  };
}

const searchOf = (step: number): string => {
  const name = STEPS[step];
  return name ? `?step=${name}` : '';
};
