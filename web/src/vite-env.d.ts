/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Set: emulators on 127.0.0.1, at their usual ports plus this number. Unset: the real Firebase project. */
  readonly VITE_EMULATOR_PORT_OFFSET?: string;
  /** The tenant whose flyers are on this website, from functions/.env (vite.config.ts). */
  readonly VITE_FIREBASE_PROJECT_ID: string;
  readonly VITE_FIREBASE_API_KEY: string;
  readonly VITE_FIREBASE_APP_ID: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN: string;
  readonly VITE_FIREBASE_STORAGE_BUCKET: string;
  readonly VITE_RECAPTCHA_SITE_KEY: string;
  /** URL of a third party's chat widget script, for the portal. Unset: none. */
  readonly VITE_CHAT_WIDGET_SCRIPT?: string;
}
