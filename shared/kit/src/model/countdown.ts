import { useEffect, useState } from 'react';
import { useTexts } from '../texts.ts';
import { visibleEvents } from './events.ts';
import { useInvitation } from './invitation.tsx';

export interface CountdownView {
  /** Days, hours, minutes and seconds as two-digit numbers with their word: `{ value: '09', label: 'jam' }`. */
  units: { unit: 'days' | 'hours' | 'minutes' | 'seconds'; value: string; label: string }[];
  isOver: boolean;
  /** For screen readers: '168 days to go'. */
  text: string;
  /** The couple's own reminder (`reminder_url`), to stand as a link beside it. */
  reminderUrl: string | null;
}

const SECOND = 1000;

/** Counts down to `count_down_date`, else to the first event; null when neither is known or it is HIDDEN. Never counts up. */
export function useCountdown(): CountdownView | null {
  const { client } = useInvitation();
  const { t } = useTexts();
  const { count_down_date: chosen, countdown_style } = client.option;
  const target =
    countdown_style === 'HIDDEN'
      ? null
      : (chosen ?? visibleEvents(client)[0]?.start_datetime ?? client.content.wedding_date);
  const now = useNow(target !== null && target !== undefined);
  if (!target) return null;
  const left = timeLeft(Date.parse(target) - now);
  return {
    units: (['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => ({
      unit,
      value: String(left[unit]).padStart(2, '0'),
      label: t(`countdown.${unit}`, { count: left[unit] }),
    })),
    isOver: left.isOver,
    text: left.isOver ? t('countdown.over') : t('countdown.left', { count: left.days }),
    reminderUrl: client.content.reminder_url,
  };
}

/** Milliseconds as whole days, hours, minutes and seconds; nothing below zero. */
export function timeLeft(milliseconds: number) {
  const seconds = Math.max(0, Math.floor(milliseconds / SECOND));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
    isOver: milliseconds <= 0,
  };
}

function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
