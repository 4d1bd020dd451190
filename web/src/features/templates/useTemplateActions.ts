import type { CallableOutput } from '@brokerage/domain/callables';
import type { TemplateContent } from '@brokerage/domain/template/templateCallables';
import { templateContentSchema } from '@brokerage/domain/template/templateCallables';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { toErrorMessage } from '../../lib/errors/callError.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';

interface Options {
  id: string;
  content: TemplateContent;
  revision: number;
  onSaved: (sent: TemplateContent, revision: number) => void;
}

/** Returns the editor's calls: save and publish. */
export function useTemplateActions({ id, content, revision, onSaved }: Options) {
  const [problem, setProblem] = useState<string>();

  /** Saves the draft and returns its revision. @throws as callFunction */
  async function store(): Promise<number> {
    const sent = templateContentSchema.parse(content);
    const response = await callFunction('save-template', { id, revision, content: sent });
    // Set synchronously, so that leaving the page now doesn't ask about unsaved changes.
    flushSync(() => onSaved(sent, response.revision));
    return response.revision;
  }

  return {
    problem,
    /** Resolves to whether it was saved; if not, `problem` says why. */
    async save(): Promise<boolean> {
      setProblem(undefined);
      try {
        await store();
        return true;
      } catch (error) {
        setProblem(toErrorMessage(error, 'Couldn’t save the template.'));
        return false;
      }
    },
    /** Saves unsaved changes, then publishes the draft or asks for consent. @throws as callFunction */
    async publish(isChanged: boolean): Promise<CallableOutput<'publish-template'>['outcome']> {
      setProblem(undefined);
      const saved = isChanged ? await store() : revision;
      return (await callFunction('publish-template', { id, revision: saved })).outcome;
    },
  };
}
