import { useEffect, useRef, useState } from "react";

type Recording = { isOn: boolean; url: string | null; failed: boolean; toggle: () => void };

/** Records one's own voice to be heard again; nothing is kept or sent. Null where the browser cannot. */
export function useRecording(): Recording | null {
  const recorder = useRef<MediaRecorder | null>(null);
  const isGone = useRef(false);
  // While the browser asks whether it may, a second press would open the microphone twice.
  const isAsking = useRef(false);
  const [isOn, setOn] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      stop(recorder.current);
    };
  }, []);
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);

  async function record() {
    if (isAsking.current) return;
    isAsking.current = true;
    setFailed(false);
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true }).catch(() => null);
    isAsking.current = false;
    if (!stream) return setFailed(true);
    const made = new MediaRecorder(stream);
    made.ondataavailable = ({ data }) => !isGone.current && setUrl(URL.createObjectURL(data));
    made.onstop = () => setOn(false);
    recorder.current = made;
    made.start();
    if (isGone.current) return stop(made);
    setOn(true);
  }

  if (typeof MediaRecorder === "undefined" || !navigator.mediaDevices) return null;
  return { isOn, url, failed, toggle: () => (isOn ? stop(recorder.current) : void record()) };
}

function stop(recorder: MediaRecorder | null): void {
  if (recorder?.state === "recording") recorder.stop();
  for (const track of recorder?.stream.getTracks() ?? []) track.stop();
}
