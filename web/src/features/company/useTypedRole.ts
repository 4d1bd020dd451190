import { extraRoleSchema, MAX_EXTRA_ROLES } from '@brokerage/domain/member/roles';
import { useState } from 'react';

/** A typed role name that isn't in the list yet. */
export interface TypedRole {
  text: string;
  problem: string | undefined;
  type: (text: string) => void;
  /** Adds the typed role. Returns the list, or undefined if the name has to be corrected first. */
  add: () => string[] | undefined;
}

/** Manages a typed role name until it's added to the list, by its button or on Save. */
export function useTypedRole(roles: string[], onChange: (roles: string[]) => void): TypedRole {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const showProblem = (message: string | undefined) => {
    setProblem(message);
    return undefined;
  };
  return {
    text,
    problem,
    type: (next) => {
      setText(next);
      setProblem(undefined);
    },
    add: () => {
      const parsed = extraRoleSchema.safeParse(text.trim());
      if (!parsed.success) return showProblem(parsed.error.issues[0]?.message);
      if (roles.includes(parsed.data)) return showProblem('This role is already in the list');
      if (roles.length >= MAX_EXTRA_ROLES) return showProblem(`No more than ${MAX_EXTRA_ROLES} roles`);
      setText('');
      setProblem(undefined);
      const added = [...roles, parsed.data];
      onChange(added);
      return added;
    },
  };
}
