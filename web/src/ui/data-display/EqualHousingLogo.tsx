/** The Equal Housing Opportunity mark: a house with an equals sign in it, as the HUD draws it. */
export function EqualHousingLogo({ size = 44 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 44 44" role="img" aria-label="Equal Housing Opportunity">
      <path
        d="M22 2 1.500 12.500v7.500h4.700v21.500h31.600V20h4.700v-7.500zm10.800 34.500H11.200V15.800L22 9.800l10.800 6z"
        fill="currentColor"
        fillRule="evenodd"
      />
      <path d="M15.500 18.500h13v5h-13zM15.500 27h13v5h-13z" fill="currentColor" />
    </svg>
  );
}
