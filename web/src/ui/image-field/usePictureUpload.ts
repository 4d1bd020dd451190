import {
  PICTURE_LIMITS,
  type PictureKind,
  type PictureProblem,
  pictureProblems,
} from '@brokerage/domain/pictures/pictureProblems';
import { useContext, useEffect, useRef, useState } from 'react';
import { hasErrorCode, toTitledToast } from '../../lib/errors/callError.ts';
import { getErrorCode } from '../../lib/errors/getErrorCode.ts';
import { SessionContext } from '../../lib/session/useSession.ts';
import { useNotify } from '../feedback/NotifyProvider.tsx';
import type { CropDialog } from './CropDialog.tsx';
import type { CropArea, QuarterTurn } from './encodePicture.ts';
import type { OpenPicture } from './openPicture.ts';

type UploadState =
  | { step: 'idle' }
  | { step: 'loading' }
  | { step: 'cropping'; picture: OpenPicture; Dialog: typeof CropDialog }
  /** `part` from 0 to 1. */
  | { step: 'sending'; part: number }
  /** `encoded`: already encoded, so only the upload needs a retry. */
  | { step: 'failed'; problem: PictureProblem; encoded?: Blob };

const isProblem = (result: object): result is PictureProblem => 'title' in result;
const isProblemOfPicture = (error: unknown) =>
  hasErrorCode(error, 'picture-too-large', 'picture-damaged', 'picture-too-slow', 'too-many-pictures');
const SIGNED_OUT = ['storage/unauthenticated', 'functions/unauthenticated'] as const;
const isSignedOut = (error: unknown) => SIGNED_OUT.some((code) => code === getErrorCode(error));

const TIME_LIMIT_MS = 20_000;

/**
 * Loads a pasted URL in the browser; our server never fetches it. The request reveals neither the user nor the page to the other site.
 * Reading stops at the size limit.
 */
async function fetchPicture(typed: string, signal: AbortSignal): Promise<Blob | PictureProblem> {
  try {
    const { href, protocol } = new URL(typed.trim());
    if (!/^https?:$/.test(protocol)) return pictureProblems.notLoaded();
    const response = await fetch(href, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
    });
    if (!response.ok || !response.body) return pictureProblems.notLoaded();
    return await readUpTo(PICTURE_LIMITS.bytes, response.body);
  } catch {
    return pictureProblems.notLoaded();
  }
}

async function readUpTo(limit: number, body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    size += next.value.length;
    if (size < limit) continue;
    await reader.cancel();
    break;
  }
  return new Blob(parts);
}

function closePicture({ bitmap, url }: OpenPicture): void {
  bitmap.close();
  URL.revokeObjectURL(url);
}

/** Loads the code needed only for a selected picture; undefined if it can't be loaded. */
async function loadParts() {
  try {
    const [{ openPicture }, { CropDialog }] = await Promise.all([
      import('./openPicture.ts'),
      import('./CropDialog.tsx'),
    ]);
    return { openPicture, CropDialog };
  } catch {
    return undefined;
  }
}

/** Runs a picture from a file or a URL through checks, cropping, encoding and the upload to Storage. */
export function usePictureUpload(kind: PictureKind, onChange: (address: string) => void) {
  const session = useContext(SessionContext);
  const notify = useNotify();
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const running = useRef(new AbortController());
  // The form can change during an upload: call its newest handler.
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  });
  useEffect(() => () => running.current.abort(), []);
  const opened = state.step === 'cropping' ? state.picture : undefined;
  useEffect(() => opened && (() => closePicture(opened)), [opened]);

  const member = session?.status === 'signed-in' ? session.member : undefined;

  function restart(): AbortSignal {
    running.current.abort();
    running.current = new AbortController();
    return running.current.signal;
  }

  function fail(problem: PictureProblem, encoded?: Blob) {
    setState({ step: 'failed', problem, ...(encoded && { encoded }) });
    notify({ ...problem, severity: 'error' });
  }

  async function open(load: (signal: AbortSignal) => Promise<Blob | PictureProblem>) {
    const signal = restart();
    if (!member) return fail(pictureProblems.notSignedIn());
    setState({ step: 'loading' });
    const [file, parts] = await Promise.all([load(signal), loadParts()]);
    if (signal.aborted) return;
    if (isProblem(file)) return fail(file);
    if (!parts) return fail(pictureProblems.notUploaded(kind));
    const picture = await parts.openPicture(file, kind);
    if (isProblem(picture)) return signal.aborted ? undefined : fail(picture);
    if (signal.aborted) return closePicture(picture);
    setState({ step: 'cropping', picture, Dialog: parts.CropDialog });
  }

  async function send(encoded: Blob) {
    const signal = restart();
    if (!member) return fail(pictureProblems.notSignedIn(), encoded);
    if (!navigator.onLine) return fail(pictureProblems.offline(), encoded);
    setState({ step: 'sending', part: 0 });
    const onProgress = (part: number) => !signal.aborted && setState({ step: 'sending', part });
    try {
      const { uploadPicture } = await import('../../lib/firebase/uploadPicture.ts');
      const { tenant_id: tenantId, user_id: userId } = member;
      const address = await uploadPicture({ picture: encoded, kind, tenantId, userId, onProgress, signal });
      if (signal.aborted) return;
      setState({ step: 'idle' });
      // Replaces the error of the previous attempt.
      notify({ title: 'Picture uploaded', severity: 'success' });
      report.current(address);
    } catch (error) {
      if (signal.aborted) return;
      if (isProblemOfPicture(error)) {
        const { title, text = '' } = toTitledToast(error, 'Upload Failed');
        fail({ title, text }, encoded);
      } else if (isSignedOut(error)) fail(pictureProblems.notSignedIn(), encoded);
      else fail(navigator.onLine ? pictureProblems.notUploaded(kind) : pictureProblems.offline(), encoded);
    }
  }

  return {
    state,
    openFile: (file: File) => open(() => Promise.resolve(file)),
    openAddress: (address: string) => open((signal) => fetchPicture(address, signal)),
    /** Handles the crop dialog's result. */
    crop: async (picture: OpenPicture, area: CropArea, turn: QuarterTurn) => {
      const { signal } = running.current;
      const encoded = await import('./encodePicture.ts')
        .then(({ encodePicture }) => encodePicture(picture.bitmap, area, turn, kind))
        .catch(() => undefined);
      if (signal.aborted) return;
      if (encoded) await send(encoded);
      else fail(pictureProblems.notUploaded(kind));
    },
    retry: (encoded: Blob) => send(encoded),
    /** Resets to the start, with no upload running. */
    cancel: () => {
      restart();
      setState({ step: 'idle' });
    },
  };
}
