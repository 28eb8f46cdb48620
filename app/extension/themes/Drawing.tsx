import type { MemwinkTheme } from "~/core/memwink";

/** Scenes of our own, as layers from the back to the front: a shape and how strongly it is drawn. Each is 1600 × 900. */
const scenes: Record<Exclude<MemwinkTheme, "dynamic" | "18">, readonly [path: string, strength: number][]> = {
  bing: [
    ["M1250 240a110 110 0 1 0 .1 0Z", 55],
    ["M0 620 260 400 420 520 700 280 960 520 1180 380 1600 640V900H0Z", 30],
    ["M0 720 340 560 620 690 900 540 1240 720 1600 600V900H0Z", 45],
    ["M0 800c300-80 520 60 820 0s520-90 780-10V900H0Z", 60],
  ],
  car: [
    ["M1180 300a80 80 0 1 0 .1 0Z", 55],
    ["M0 560c240-90 420-40 640-70s420-110 620-60 240 60 340 50V900H0Z", 30],
    ["M760 560h80l520 340H240Z", 45],
    ["M796 600h8l8 60h-24ZM786 700h28l14 90h-56ZM766 830h68l16 70H750Z", 80],
  ],
  women: [
    ["M1100 120c220 60 330 260 260 470s-300 330-520 310C1120 760 1240 420 1100 120Z", 30],
    [
      "M420 900c40-220 0-360-90-480M330 420c-70-40-150-20-170 50 70 40 150 20 170-50ZM372 560c40-80 130-100 190-60-30 80-120 110-190 60ZM400 700c-60-70-150-70-190-20 40 70 130 80 190 20Z",
      45,
    ],
    ["M0 820c280-60 520 30 800-10s520-60 800 0V900H0Z", 55],
  ],
  men: [
    ["M0 640 380 250 640 560 860 360 1180 660 1380 520 1600 700V900H0Z", 30],
    [
      "M250 900V700l-70 0 60-80-46 0 66-90 66 90-46 0 60 80-70 0V900ZM1330 900V660l-90 0 76-100-58 0 82-120 82 120-58 0 76 100-90 0V900Z",
      55,
    ],
    ["M0 830c320-50 560 20 860 0s500-50 740 0V900H0Z", 60],
  ],
  anime: [
    ["M1150 210a150 150 0 1 0 .1 0Z", 35],
    [
      "M120 340h260c60 0 60 70 0 70H200c-60 0-140-70-80-70ZM980 500h340c70 0 70 80 0 80h-260c-70 0-150-80-80-80Z",
      30,
    ],
    ["M0 760 520 430 640 500 760 430 1600 780V900H0Z", 45],
    ["M560 456 640 500l60-34 60-36-40-30-40 20-40-24-40 30Z", 12],
    [
      "M300 220l12 34 34 12-34 12-12 34-12-34-34-12 34-12ZM760 160l9 26 26 9-26 9-9 26-9-26-26-9 26-9ZM1380 420l9 26 26 9-26 9-9 26-9-26-26-9 26-9Z",
      80,
    ],
  ],
};

/** What a theme shows without a picture, in the colours of light and dark. */
export function Drawing({ theme }: { theme: keyof typeof scenes }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" className="size-full">
      {scenes[theme].map(([path, strength]) => (
        <path
          key={path}
          d={path}
          fill={`color-mix(in srgb, var(--cobalt-soft), var(--cobalt) ${strength / 4}%)`}
        />
      ))}
    </svg>
  );
}
