/** The forms for joining and signing in, next to the data that an account would save. Each form links to the other. */
import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { paths } from '@/lib/paths';
import { RegisterForm } from './register-form';
import { SignInForm } from './sign-in-form';

interface JoinFormsProps {
  /** @param mail the email address to which the confirmation link was sent; null after a sign-in */
  onIn(mail: string | null): void;
}

export const JoinForms = ({ onIn }: JoinFormsProps) => {
  const { asPath } = useRouter();
  const [isNew, setNew] = useState(true);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector('input')?.focus(), [isNew]);
  return (
    <div className="join-forms" ref={root}>
      {isNew ? (
        <RegisterForm isShort onDone={onIn} signInHref={paths.login(asPath)} onSignIn={() => setNew(false)} />
      ) : (
        <SignInForm
          onDone={() => onIn(null)}
          registerHref={paths.register(asPath)}
          onRegister={() => setNew(true)}
        />
      )}
    </div>
  );
};
