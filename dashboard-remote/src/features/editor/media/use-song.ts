import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { peaksOf } from './peaks.ts';

const BARS = 120;

interface Waveform {
  peaks: number[];
  seconds: number;
}

/** A song with its waveform: whether it plays, where it is, and the verbs for both. It stops when the panel goes. One song is one component. */
export function useSong(url: string) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [isSilent, setIsSilent] = useState(false);
  const waveform = useQuery({
    queryKey: ['waveform', url],
    queryFn: ({ signal }) => waveformOf(url, signal),
    staleTime: Infinity,
    retry: 1,
  });

  useEffect(() => {
    const song = audio.current;
    return () => song?.pause();
  }, []);

  return {
    waveform: waveform.data,
    /** The file cannot be read or is not there. */
    isBroken: waveform.isError || isSilent,
    isPlaying,
    at,
    audioProps: {
      ref: audio,
      src: url,
      preload: 'none',
      onPlay: () => setIsPlaying(true),
      onPause: () => setIsPlaying(false),
      onEnded: () => setAt(0),
      onError: () => setIsSilent(true),
      onTimeUpdate: () => setAt(audio.current?.currentTime ?? 0),
    } as const,
    toggle: () => {
      if (isPlaying) audio.current?.pause();
      // the element's own error event tells what does not play
      else audio.current?.play().catch(() => setIsPlaying(false));
    },
    seek: (seconds: number) => {
      if (audio.current) audio.current.currentTime = seconds;
      setAt(seconds);
    },
  };
}

async function waveformOf(url: string, signal: AbortSignal): Promise<Waveform> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`the song answered ${response.status}`);
  // few samples are enough for a drawing, and take little memory
  const context = new OfflineAudioContext(1, 1, 8000);
  const song = await context.decodeAudioData(await response.arrayBuffer());
  return { peaks: peaksOf(song.getChannelData(0), BARS), seconds: song.duration };
}
